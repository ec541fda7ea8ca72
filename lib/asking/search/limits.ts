/** Header search (rule 33.1). */
export const LESSON_SEARCH = { minCharacters: 2, maxResults: 10, waitMs: 300 } as const

/** Knowledge-base search (rule 33.2); the wait is that of the header. */
export const QUESTION_SEARCH = {
  minCharacters: 2,
  pageSize: 10,
  maxPageSize: 50,
  firstPage: 1,
  waitMs: 300,
} as const
