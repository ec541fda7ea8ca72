/** Specification, section 9: header search. */
export const LESSON_SEARCH = { minCharacters: 2, maxResults: 10, waitMs: 300 } as const

/** Specification, sections 5 and 9: knowledge-base search; the wait is that of the header. */
export const QUESTION_SEARCH = {
  minCharacters: 2,
  pageSize: 10,
  maxPageSize: 50,
  firstPage: 1,
  waitMs: 300,
} as const
