/* Bones for programs in C, and in any language that calls C: reads records of domino games, judges, scores and formats them.
 *
 * A reader cuts a text into records, one game each. A judge takes one record at a time and returns text: JSON, or the record
 * in canonical form. The JSON is that of the tools: schemas/check.schema.json, score.schema.json and record.schema.json.
 *
 * Text is UTF-8; any bytes are allowed. Sizes count bytes.
 * Ownership: whoever gets a text frees it with bones_free, a reader with bones_reader_delete, a judge with bones_judge_delete.
 * These three take null, too, and do nothing then.
 * Errors: each function that can fail returns a status. If that is not BONES_OK, its results are not set. No C++ exception
 * leaves a function. A record that breaks rules or cannot be read is no error: the findings report it.
 * Threads: a reader or a judge is for one thread at a time. Several threads use one each.
 * A judge reuses its memory: to judge many records, keep it.
 */
#ifndef BONES_H
#define BONES_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* The version of this interface. It rises with each change after which programs must be compiled again. */
#define BONES_INTERFACE 1

typedef enum bones_status {
    BONES_OK = 0,
    BONES_END = 1,        /* there are no more records */
    BONES_MISUSE = 2,     /* a pointer is null that must not be, or the judge was not made for this */
    BONES_NO_MEMORY = 3,  /* the reader or judge can only be deleted afterwards */
    BONES_UNREADABLE = 4, /* the program's own function could not read */
    BONES_FAILED = 5      /* an error in Bones; the reader or judge can only be deleted afterwards */
} bones_status;

typedef struct bones_reader bones_reader;
typedef struct bones_judge bones_judge;

/* The text of one game, not yet read. A program may fill this in itself: text, size, and the rest as here. */
typedef struct bones_record {
    const char *text;
    size_t size;
    uint64_t line;   /* the line of the file on which the text starts, from 1 */
    uint32_t number; /* of the record in its file, from 1 */
    int too_long;    /* 1: the text is only the beginning, the rest is beyond 1 MiB; else 0 */
} bones_record;

/* The version of Bones, such as "0.1.0". Never null; nobody frees it. */
const char *bones_version(void);

/* What a status means, in a few words. Never null; nobody frees it. */
const char *bones_status_text(bones_status status);

/* Makes a reader of a text, which must stay where it is for as long as the reader is used. */
bones_status bones_reader_new(const char *text, size_t size, bones_reader **reader);

/* A program's own function that reads: fills up to `size` bytes and returns how many, 0 at the end, -1 if reading fails. It
 * must not throw. */
typedef ptrdiff_t (*bones_source)(void *context, char *to, size_t size);

/* Makes a reader of what a function reads. The memory it needs does not grow with the length of the input. */
bones_status bones_reader_of(bones_source source, void *context, bones_reader **reader);

/* The next record, or BONES_END. Its text is valid until the next call. Blank lines between
 * records belong to none of them. Without any record in the input, the first call
 * returns BONES_END. Linear in the text. */
bones_status bones_reader_next(bones_reader *reader, bones_record *record);

void bones_reader_delete(bones_reader *reader);

/* Options of a judge, added together. */
#define BONES_LIST_OPEN 1u    /* bones_check also lists possible breaches */
#define BONES_NO_SLIPS 2u     /* bones_check does not search for slips, and bones_fix cannot be called */
#define BONES_RECORD_LINES 4u /* after the findings, bones_check writes the line of the record */

/* Makes a judge. An unknown option is misuse. */
bones_status bones_judge_new(unsigned options, bones_judge **judge);

void bones_judge_delete(bones_judge *judge);

/* The functions below judge one record. `file` is the name that the JSON gives for the file. `*text` is the result, with a
 * zero byte after it, and `*size` its length without that byte; `size` may be null. The result may be empty.
 * The time is linear in the text for records in which nothing is wrong. The search for slips takes at most about 2 seconds
 * a record. */

/* The findings as JSON Lines, as `bones-check --format jsonl` writes them. Records are not compared with each other: the
 * findings same-game, likely-same-game and near-name are the tool's alone. */
bones_status bones_check(bones_judge *judge, const bones_record *record, const char *file, char **text, size_t *size);

/* Points, ledger and winner as a line of JSON, as `bones-score --format jsonl` writes it. */
bones_status bones_score(bones_judge *judge, const bones_record *record, const char *file, char **text, size_t *size);

/* The actions as a line of JSON: {"type":"actions","file":…,"line":…,"record":…,"actions":[…]}. Each action has
 *   hand, ply      the hand's number and the action's in the hand, from 1
 *   seat           "A" to "O", or null if the record does not show it
 *   kind           play, draw, pass, show, skip, unknown or bad
 *   tile           as in "6-1", or null
 *   arm            in canonical numbering, or null
 *   suit           the suit that the tile leads or has to follow, or null
 *   moves          how many moves the rules allowed, or null if the hand is unknown
 *   points         made by the tile or its trick
 *   taker          the seat that took the trick with this action, or null
 *   line, column   of the token in the file, from 1; columns count characters
 *   token          as the sheet has it */
bones_status bones_actions(bones_judge *judge, const bones_record *record, const char *file, char **text, size_t *size);

/* The canonical text, as `bones-format` writes it. */
bones_status bones_format(bones_judge *judge, const bones_record *record, char **text, size_t *size);

/* The record as a line of JSON, as `bones-format --to json` writes it. */
bones_status bones_to_json(bones_judge *judge, const bones_record *record, char **text, size_t *size);

/* The record's text with the change of each certain slip in it. `bones-check --fix` makes the same changes in the file. What a
 * reader has cut, the rest of a line beyond 4,096 bytes or of a record beyond 1 MiB, is not in the text. */
bones_status bones_fix(bones_judge *judge, const bones_record *record, char **text, size_t *size);

/* Frees a text that a function above has returned. */
void bones_free(char *text);

#ifdef __cplusplus
}
#endif

#endif
