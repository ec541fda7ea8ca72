import 'server-only'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { tsvector } from '@/lib/platform/db/columns'
import type { DocumentKind } from './model'

/**
 * The search index: a row per visible lesson, question and post and per PDF, written by
 * lib/asking/search/index. Partitioned by kind (decision 052), to give each kind its own
 * statistics.
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().$type<DocumentKind>().notNull(),
    id: uuid().notNull(),
    /** The grade's order; null for documents without a grade. */
    grade: smallint(),
    /** The start of the title, folded. */
    title: text().notNull(),
    /** Keys of title (A), terms (B) and names above (C) with their positions, for ranking. */
    head: tsvector('head').notNull(),
    /** Keys of the text with their positions, for frequency and distance. */
    body: tsvector('body').notNull().default(''),
    /**
     * All keys, including formulas. Keys of the title are repeated with a `^`, those of the terms
     * with a `~`.
     */
    words: tsvector('words').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    // Without a pending list (`fastupdate`), which every search would have to read.
    index('search_documents_by_words').using('gin', t.words).with({ fastupdate: false }),
    index('search_documents_by_title').on(t.title.op('text_pattern_ops')),
  ],
)

/** The words of all documents, for completions and typos. */
export const searchWords = pgTable(
  'search_words',
  {
    /** Folded. */
    word: text().primaryKey(),
    /** In the spelling of a text. */
    surface: text().notNull(),
    keys: text().array().notNull(),
    /** Approximate number of documents with the word, counted when they were first indexed. */
    documents: integer().notNull(),
  },
  (t) => [
    index('search_words_by_start').on(t.word.op('text_pattern_ops'), t.documents),
    index('search_words_by_key').using('gin', t.keys).with({ fastupdate: false }),
  ],
)

/** Changes to index. Filled by triggers; may contain duplicates. */
export const searchQueue = pgTable('search_queue', {
  kind: text().notNull(),
  id: uuid().notNull(),
})

/** One row: the version of the index (SEARCH_VERSION). */
export const searchState = pgTable('search_state', {
  version: integer().primaryKey(),
})

/** Queries without results, by Zagreb day, without their authors. */
export const searchMisses = pgTable(
  'search_misses',
  {
    query: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    count: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.day, t.query] }),
    check('search_misses_query', sql`char_length(${t.query}) between 2 and 60`),
  ],
)
