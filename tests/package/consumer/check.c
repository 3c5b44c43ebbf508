/* Prints the findings of a file of records as JSON Lines: check FILE */
#include <bones.h>
#include <stdio.h>

static ptrdiff_t read_file(void *context, char *to, size_t size) {
    FILE *file = context;
    size_t count = fread(to, 1, size, file);
    return count == 0 && ferror(file) ? -1 : (ptrdiff_t)count;
}

static bones_status check(FILE *file, const char *name, bones_reader **reader, bones_judge **judge) {
    bones_record record;
    char *findings;
    bones_status status = bones_reader_of(read_file, file, reader);
    if (status == BONES_OK) status = bones_judge_new(0, judge);
    while (status == BONES_OK && (status = bones_reader_next(*reader, &record)) == BONES_OK) {
        status = bones_check(*judge, &record, name, &findings, NULL);
        if (status != BONES_OK) break;
        fputs(findings, stdout);
        bones_free(findings);
    }
    return status;
}

int main(int argc, char **argv) {
    bones_reader *reader = NULL;
    bones_judge *judge = NULL;
    bones_status status;
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (file == NULL) {
        fprintf(stderr, "usage: check FILE\n");
        return 2;
    }
    status = check(file, argv[1], &reader, &judge);
    bones_judge_delete(judge);
    bones_reader_delete(reader);
    fclose(file);
    if (status == BONES_END) return 0;
    fprintf(stderr, "check: %s\n", bones_status_text(status));
    return 2;
}
