/** What is searched. */
export const DOCUMENT_KINDS = ['lesson', 'question', 'post', 'pdf'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** How documents are made of texts: another number has all of them made again at the next start. */
export const SEARCH_VERSION = 5
