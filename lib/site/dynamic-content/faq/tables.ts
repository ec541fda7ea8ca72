import 'server-only'
import { sql } from 'drizzle-orm'
import { boolean, pgTable, text } from 'drizzle-orm/pg-core'
import {
  changeTimes,
  id,
  lengthCheck,
  position,
  positionCheck,
  searchText,
  version,
} from '@/lib/platform/db/columns'
import { FAQ_LIMITS as MAX } from './model'

/** Frequently asked questions with their answers. */
export const faqEntries = pgTable(
  'faq_entries',
  {
    id: id(),
    question: text().notNull(),
    /** Markdown. */
    answer: text().notNull(),
    /** The heading above the question. Topics come in the order of their first question. */
    topic: text().notNull(),
    position: position(),
    isActive: boolean('is_active').notNull().default(true),
    searchText: searchText(sql`question || ' ' || answer || ' ' || topic`),
    version: version(),
    ...changeTimes(),
  },
  (t) => [
    lengthCheck('faq_entries_question', t.question, 1, MAX.question),
    lengthCheck('faq_entries_answer', t.answer, 1, MAX.answer),
    lengthCheck('faq_entries_topic', t.topic, 1, MAX.topic),
    positionCheck('faq_entries_position', t.position),
  ],
)
