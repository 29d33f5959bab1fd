# Where the parts of the flat list of parameters begin, and how much a batch may hold; `sizes.py` repeats them.
cdef enum:
    AT_FIRST = 0
    AT_FIRST_BIAS = 364288
    AT_SECOND = 364544
    AT_SECOND_BIAS = 380928
    AT_THIRD = 380992
    AT_THIRD_BIAS = 381504
    PARAMETERS = 381512
    MOST_SAMPLES = 16384
    MOST_ENTRIES = 32
    MOST_CHOICES = 16
    LARGEST_START = 12000
    LARGEST_SUM = 64000
    LEARNER = 0
    RIVAL = 1
    THUMB = 2
    INSIGHT = 3
    FAIR = 4
    SEARCHER = 5
    STRANGER = 6
    CHOSEN = 0
    EXPLORED = 1
    GLANCED = 2
