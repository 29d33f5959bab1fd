"""The bots themselves, by what they go by: chance, judgement, the network, search; and the frozen yardsticks."""
