"""All sentences, in five languages: Fluent files beside the few functions that choose among them."""
