import 'server-only'
import { count } from 'drizzle-orm'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Database } from '@/lib/platform/db/client'
import { faqEntries } from './tables'

const FILE = path.resolve('lib/site/dynamic-content/faq/first-entries.md')

/** Reads topics (`#`) with their questions (`##`), each followed by its answer. */
export function readEntries(markdown: string) {
  return markdown.split(/^# /m).flatMap((part) => {
    const [topic = '', ...questions] = part.split(/^## /m)
    return questions.map((one) => {
      const [question = '', ...answer] = one.split('\n')
      return { topic: topic.trim(), question: question.trim(), answer: answer.join('\n').trim() }
    })
  })
}

/** Adds the first questions and answers to a new site. */
export async function seedFaq(tx: Database): Promise<void> {
  const [found] = await tx.select({ count: count() }).from(faqEntries)
  if (found?.count) return
  const entries = readEntries(await readFile(FILE, 'utf8'))
  await tx
    .insert(faqEntries)
    .values(entries.map((entry, index) => ({ ...entry, position: index + 1 })))
}
