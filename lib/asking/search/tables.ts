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
 * What is searched: a row for each shown lesson, question and post and each PDF, made of them by
 * lib/asking/search/index. Partitioned by kind, so that each has its own statistics (decision 052).
 */
export const searchDocuments = pgTable(
  'search_documents',
  {
    kind: text().$type<DocumentKind>().notNull(),
    id: uuid().notNull(),
    /** The grade's order; null for what belongs to none. */
    grade: smallint(),
    /** Its beginning, folded. */
    title: text().notNull(),
    /** Keys of title (A), terms (B) and names above (C) with their places: what ranks. */
    head: tsvector('head').notNull(),
    /** Keys of the text with their places: how often, and how near to each other. */
    body: tsvector('body').notNull().default(''),
    /** All keys, of formulas too; those of the title once more with a `^`, those of the terms with a `~`. */
    words: tsvector('words').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    // Without a list of what is to be added, which every search would read.
    index('search_documents_by_words').using('gin', t.words).with({ fastupdate: false }),
    index('search_documents_by_title').on(t.title.op('text_pattern_ops')),
  ],
)

/** The words of all documents: what a beginning or a word with a typing error may mean. */
export const searchWords = pgTable(
  'search_words',
  {
    /** Folded. */
    word: text().primaryKey(),
    /** As a text has it. */
    surface: text().notNull(),
    keys: text().array().notNull(),
    /** About how many documents have it: those that had it when they were first indexed. */
    documents: integer().notNull(),
  },
  (t) => [
    index('search_words_by_start').on(t.word.op('text_pattern_ops'), t.documents),
    index('search_words_by_key').using('gin', t.keys).with({ fastupdate: false }),
  ],
)

/** What has changed since it was indexed. Filled by triggers; the same may be in it twice. */
export const searchQueue = pgTable('search_queue', {
  kind: text().notNull(),
  id: uuid().notNull(),
})

/** One row: how the documents were made (SEARCH_VERSION). */
export const searchState = pgTable('search_state', {
  version: integer().primaryKey(),
})

/** What was asked for and not found, by Zagreb days, without who asked. */
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
