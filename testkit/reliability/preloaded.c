/* Preloaded into a server: traces what it writes into one folder and what it acknowledges, in one order, and can let the
 * nth write or sync fail. Idle until dl7_watch() is called. A record is a header and its data; preloaded.py reads them. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FDS 65536
#define MOST_FILES 64
#define MOST_NAME 512

struct record {
    char operation;
    char unused[3];
    uint32_t file;
    uint64_t offset; /* of a finished sync: the number of the record with which it began */
    uint64_t length;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char folder[MOST_NAME];
static size_t folder_length;
static int trace = -1;
static uint64_t records, calls, failing_call;
static int failure, fails_from_then_on;
static char names[MOST_FILES][MOST_NAME];
static uint32_t files;
static uint16_t file_of[MOST_FDS]; /* 0: not ours; else the number of the file, counted from 1 */

#define REAL(result, name, ...)                                              \
    static result (*real)(__VA_ARGS__);                                      \
    if (!real) real = (result(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name)

static ssize_t plain_write(int fd, const void *data, size_t length) {
    REAL(ssize_t, "write", int, const void *, size_t);
    return real(fd, data, length);
}

static uint64_t note(char operation, uint32_t file, uint64_t offset, const struct iovec *parts, int count) {
    struct record head = {operation, {0}, file, offset, 0};
    uint64_t number;
    for (int i = 0; i < count; i++) head.length += parts[i].iov_len;
    pthread_mutex_lock(&lock);
    number = records++;
    if (trace >= 0) {
        plain_write(trace, &head, sizeof head);
        for (int i = 0; i < count; i++) plain_write(trace, parts[i].iov_base, parts[i].iov_len);
    }
    pthread_mutex_unlock(&lock);
    return number;
}

static uint64_t note_bytes(char operation, uint32_t file, uint64_t offset, const void *data, size_t length) {
    struct iovec part = {(void *)data, length};
    return note(operation, file, offset, &part, data ? 1 : 0);
}

/* The number of a path inside the folder (the folder itself is one too), 0 for any other path. */
static uint32_t number_of(const char *path) {
    const char *name = path + folder_length;
    if (!folder_length || strncmp(path, folder, folder_length) != 0) return 0;
    if (*name == '/') name++;
    else if (*name) return 0;
    if (strlen(name) > 4 && strcmp(name + strlen(name) - 4, "-shm") == 0) return 0;
    for (uint32_t i = 0; i < files; i++)
        if (strcmp(names[i], name) == 0) return i + 1;
    if (files == MOST_FILES || strlen(name) >= MOST_NAME) return 0;
    strcpy(names[files++], name);
    note_bytes('N', files, 0, name, strlen(name));
    return files;
}

static uint32_t ours(int fd) { return folder_length && fd >= 0 && fd < MOST_FDS ? file_of[fd] : 0; }

/* Whether this call is the one that is to fail. */
static int fails(void) {
    uint64_t call = __sync_add_and_fetch(&calls, 1);
    if (!failing_call || call < failing_call || (call > failing_call && !fails_from_then_on)) return 0;
    note_bytes('F', 0, call, NULL, 0);
    errno = failure;
    return 1;
}

uint64_t dl7_calls(void) { return calls; }

void dl7_watch(const char *path, const char *trace_path, uint64_t nth, int error, int from_then_on) {
    strncpy(folder, path, MOST_NAME - 1);
    trace = trace_path ? open(trace_path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0600) : -1;
    failing_call = nth;
    failure = error;
    fails_from_then_on = from_then_on;
    folder_length = strlen(folder);
}

static int opened(int fd, const char *path, int is_new) {
    uint32_t file = fd >= 0 && fd < MOST_FDS ? number_of(path) : 0;
    if (fd >= 0 && fd < MOST_FDS) file_of[fd] = (uint16_t)file;
    if (file && is_new) note_bytes('C', file, 0, NULL, 0);
    return fd;
}

#define OPEN(name)                                                           \
    int name(const char *path, int flags, ...) {                             \
        va_list more;                                                        \
        mode_t mode = 0;                                                     \
        struct stat known;                                                   \
        REAL(int, #name, const char *, int, mode_t);                         \
        if (flags & (O_CREAT | O_TMPFILE)) {                                 \
            va_start(more, flags);                                           \
            mode = va_arg(more, mode_t);                                     \
            va_end(more);                                                    \
        }                                                                    \
        if (!folder_length) return real(path, flags, mode);                  \
        int is_new = (flags & O_CREAT) && stat(path, &known) != 0;           \
        return opened(real(path, flags, mode), path, is_new);                \
    }
OPEN(open)
OPEN(open64)

int close(int fd) {
    REAL(int, "close", int);
    if (fd >= 0 && fd < MOST_FDS) file_of[fd] = 0;
    return real(fd);
}

int unlink(const char *path) {
    REAL(int, "unlink", const char *);
    uint32_t file = number_of(path);
    int result = real(path);
    if (file && result == 0) note_bytes('U', file, 0, NULL, 0);
    return result;
}

#define PWRITE(name)                                                         \
    ssize_t name(int fd, const void *data, size_t length, off64_t offset) {  \
        REAL(ssize_t, #name, int, const void *, size_t, off64_t);            \
        uint32_t file = ours(fd);                                            \
        if (file) {                                                          \
            if (fails()) return -1;                                          \
            note_bytes('W', file, (uint64_t)offset, data, length);           \
        }                                                                    \
        return real(fd, data, length, offset);                               \
    }
PWRITE(pwrite)
PWRITE(pwrite64)

#define TRUNCATE(name)                                                       \
    int name(int fd, off64_t length) {                                       \
        REAL(int, #name, int, off64_t);                                      \
        uint32_t file = ours(fd);                                            \
        if (file) {                                                          \
            if (fails()) return -1;                                          \
            note_bytes('T', file, (uint64_t)length, NULL, 0);                \
        }                                                                    \
        return real(fd, length);                                             \
    }
TRUNCATE(ftruncate)
TRUNCATE(ftruncate64)

#define SYNC(name)                                                           \
    int name(int fd) {                                                       \
        REAL(int, #name, int);                                               \
        uint32_t file = ours(fd);                                            \
        if (!file) return real(fd);                                          \
        if (fails()) return -1;                                              \
        uint64_t begun = note_bytes('B', file, 0, NULL, 0);                  \
        int result = real(fd);                                               \
        if (result == 0) note_bytes('S', file, begun, NULL, 0);              \
        return result;                                                       \
    }
SYNC(fsync)
SYNC(fdatasync)

static const char DONE[] = "\"kind\":\"done\"";

/* An acknowledgement counts as given before it is handed to the network. */
static void note_told(int fd, const struct iovec *parts, int count) {
    struct stat about;
    if (!folder_length) return;
    for (int i = 0; i < count; i++)
        if (memmem(parts[i].iov_base, parts[i].iov_len, DONE, sizeof DONE - 1)) {
            if (fstat(fd, &about) == 0 && S_ISSOCK(about.st_mode)) note('A', 0, 0, parts, count);
            return;
        }
}

ssize_t write(int fd, const void *data, size_t length) {
    uint32_t file = ours(fd);
    struct iovec part = {(void *)data, length};
    if (!file) {
        note_told(fd, &part, 1);
        return plain_write(fd, data, length);
    }
    if (fails()) return -1;
    note_bytes('W', file, (uint64_t)lseek(fd, 0, SEEK_CUR), data, length);
    return plain_write(fd, data, length);
}

ssize_t writev(int fd, const struct iovec *parts, int count) {
    REAL(ssize_t, "writev", int, const struct iovec *, int);
    note_told(fd, parts, count);
    return real(fd, parts, count);
}

ssize_t send(int fd, const void *data, size_t length, int flags) {
    REAL(ssize_t, "send", int, const void *, size_t, int);
    struct iovec part = {(void *)data, length};
    note_told(fd, &part, 1);
    return real(fd, data, length, flags);
}

ssize_t sendmsg(int fd, const struct msghdr *message, int flags) {
    REAL(ssize_t, "sendmsg", int, const struct msghdr *, int);
    note_told(fd, message->msg_iov, (int)message->msg_iovlen);
    return real(fd, message, flags);
}
