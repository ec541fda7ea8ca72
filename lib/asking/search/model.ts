/** The kinds of searchable documents. */
export const DOCUMENT_KINDS = ['lesson', 'question', 'post', 'pdf'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** Version of the index format. A new number rebuilds all documents at the next start. */
export const SEARCH_VERSION = 5
