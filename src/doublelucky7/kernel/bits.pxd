# The functions of bits.py for compiled modules: inlined, without the interpreter.
cdef extern from *:
    """
    #include <stdint.h>
    #if defined(_MSC_VER)
    #include <intrin.h>
    #endif

    static CYTHON_INLINE unsigned long long dl7_bit(int card) { return 1ULL << card; }

    static CYTHON_INLINE int dl7_count_of(unsigned long long x) {
    #if defined(__GNUC__) && (defined(__POPCNT__) || defined(__aarch64__))
        return __builtin_popcountll(x);
    #else
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    #endif
    }

    static CYTHON_INLINE int dl7_lowest_of(unsigned long long x) {
    #if defined(__GNUC__)
        return __builtin_ctzll(x);
    #elif defined(_MSC_VER) && (defined(_M_X64) || defined(_M_ARM64))
        unsigned long place;
        _BitScanForward64(&place, x);
        return (int)place;
    #else
        return dl7_count_of((x & (0 - x)) - 1);
    #endif
    }

    static CYTHON_INLINE unsigned long long dl7_without_lowest(unsigned long long x) { return x & (x - 1); }

    /* No branch depends on the place: in random play a processor could not foresee it. */
    static CYTHON_INLINE unsigned long long dl7_nth_of(unsigned long long x, int place, int most) {
        for (; most > 0; most--) x = place >= most ? x & (x - 1) : x;
        return x & (0 - x);
    }

    static CYTHON_INLINE unsigned long long dl7_cards_of(int colour) { return 0x3FFFULL << (colour * 14); }

    static CYTHON_INLINE unsigned long long dl7_cards_above(int card) {
        return dl7_cards_of(card / 14) & ~((2ULL << card) - 1);
    }

    static CYTHON_INLINE unsigned long long dl7_cards_below(int card) {
        return dl7_cards_of(card / 14) & ((1ULL << card) - 1);
    }

    static CYTHON_INLINE unsigned long long dl7_following(unsigned long long state) {
        return state + 0x9E3779B97F4A7C15ULL;
    }

    static CYTHON_INLINE unsigned long long dl7_scrambled(unsigned long long x) {
        x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9ULL;
        x = (x ^ (x >> 27)) * 0x94D049BB133111EBULL;
        return x ^ (x >> 31);
    }

    static CYTHON_INLINE unsigned long long dl7_high_word(unsigned long long a, unsigned long long b) {
    #if defined(__SIZEOF_INT128__)
        return (unsigned long long)(((unsigned __int128)a * b) >> 64);
    #elif defined(_MSC_VER) && (defined(_M_X64) || defined(_M_ARM64))
        return __umulh(a, b);
    #else
        unsigned long long a0 = (uint32_t)a, a1 = a >> 32, b0 = (uint32_t)b, b1 = b >> 32;
        unsigned long long low = a0 * b0, mid = a1 * b0 + (low >> 32), cross = a0 * b1 + (uint32_t)mid;
        return a1 * b1 + (mid >> 32) + (cross >> 32);
    #endif
    }

    static CYTHON_INLINE int dl7_draw(unsigned long long state, int below) {
        return (int)dl7_high_word(dl7_scrambled(state), (unsigned int)below);
    }

    static CYTHON_INLINE unsigned long long dl7_wide_draw(unsigned long long state, unsigned long long below) {
        return dl7_high_word(dl7_scrambled(state), below);
    }

    static CYTHON_INLINE double dl7_unit(unsigned long long state) {
        return (double)(dl7_scrambled(state) >> 11) * (1.0 / 9007199254740992.0);
    }

    static CYTHON_INLINE unsigned long long dl7_stream(unsigned long long seed, unsigned long long index) {
        return dl7_scrambled(dl7_following(dl7_scrambled(dl7_following(seed)) ^ (index * 0xD1342543DE82EF95ULL)));
    }
    """
    unsigned long long bit "dl7_bit" (int card) noexcept nogil
    int count_of "dl7_count_of" (unsigned long long cards) noexcept nogil
    int lowest_of "dl7_lowest_of" (unsigned long long cards) noexcept nogil
    unsigned long long nth_of "dl7_nth_of" (unsigned long long cards, int place, int most) noexcept nogil
    unsigned long long without_lowest "dl7_without_lowest" (unsigned long long cards) noexcept nogil
    unsigned long long cards_of "dl7_cards_of" (int colour) noexcept nogil
    unsigned long long cards_above "dl7_cards_above" (int card) noexcept nogil
    unsigned long long cards_below "dl7_cards_below" (int card) noexcept nogil
    unsigned long long following "dl7_following" (unsigned long long state) noexcept nogil
    unsigned long long scrambled "dl7_scrambled" (unsigned long long state) noexcept nogil
    int draw "dl7_draw" (unsigned long long state, int below) noexcept nogil
    unsigned long long wide_draw "dl7_wide_draw" (unsigned long long state, unsigned long long below) noexcept nogil
    double unit "dl7_unit" (unsigned long long state) noexcept nogil
    unsigned long long stream "dl7_stream" (unsigned long long seed, unsigned long long index) noexcept nogil
