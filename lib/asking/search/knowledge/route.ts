import 'server-only'
import { notFound } from 'next/navigation'
import { PLACEHOLDER, placeholders } from '@/lib/platform/cache/placeholders'
import { questionNumber } from '@/lib/content/questions/question-slug'
import { cachedKnowledgePage } from './cached'
import type { KnowledgePage } from './model'

/** What Next passes to the page of a question. */
export type KnowledgeRoute = { params: Promise<{ pitanjeSlug: string }> }

/** For `generateStaticParams`: pages are made at the first request. */
export const knowledgePlaceholders = () => placeholders('pitanjeSlug')

/** The question whose page an address is; null for one of nothing, and for a former one (decision 071). */
export async function knowledgePageOf({ params }: KnowledgeRoute): Promise<KnowledgePage | null> {
  const { pitanjeSlug } = await params
  const number = pitanjeSlug === PLACEHOLDER ? null : questionNumber(pitanjeSlug)
  const page = number === null ? null : await cachedKnowledgePage(number)
  return page?.slug === pitanjeSlug ? page : null
}

/** The same for the page, which is missing without one: a 404. */
export const requiredKnowledgePage = async (route: KnowledgeRoute): Promise<KnowledgePage> =>
  (await knowledgePageOf(route)) ?? notFound()
