import 'server-only'
import { asc, eq } from 'drizzle-orm'
import { isBuildPhase } from '@/lib/platform/cache/build-phase'
import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { db } from '@/lib/platform/db/client'
import { libraryMediaIn } from '@/lib/content/media/render-texts'
import { renderScript } from '@/lib/platform/markdown/render'
import type { FaqTopic } from './model'
import { faqEntries } from './tables'

/** Frequently asked questions by topic, cached until an admin changes them. */
export async function cachedFaq(): Promise<FaqTopic[]> {
  'use cache'
  keepUntilRenewed('site', 'page:cesta-pitanja')
  return isBuildPhase() ? [] : listFaq()
}

/** Topics in the order of their first question. */
async function listFaq(): Promise<FaqTopic[]> {
  const rows = await db()
    .select()
    .from(faqEntries)
    .where(eq(faqEntries.isActive, true))
    .orderBy(asc(faqEntries.position), asc(faqEntries.id))
  const topics = new Map<string, FaqTopic>()
  for (const { id, question, answer, topic } of rows) {
    const found = topics.get(topic) ?? { topic, entries: [] }
    const html = renderScript(answer, new Map(), await libraryMediaIn(answer))
    found.entries.push({ _id: id, question, html })
    topics.set(topic, found)
  }
  return [...topics.values()]
}
