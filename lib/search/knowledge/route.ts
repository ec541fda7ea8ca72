import 'server-only'
import { notFound, permanentRedirect } from 'next/navigation'
import { PLACEHOLDER, placeholders } from '@/lib/cache/placeholders'
import { questionPath } from '@/lib/paths'
import { questionNumber } from '@/lib/questions/question-slug'
import { cachedKnowledgePage } from './cached'
import type { KnowledgePage } from './model'

/** What Next passes to the page of a question. */
export type KnowledgeRoute = { params: Promise<{ pitanjeSlug: string }> }

/** For `generateStaticParams`: pages are made at the first request. */
export const knowledgePlaceholders = () => placeholders('pitanjeSlug')

/** The question that an address names; null for one of nothing. */
export async function knowledgePageOf({ params }: KnowledgeRoute): Promise<KnowledgePage | null> {
  const { pitanjeSlug } = await params
  const number = pitanjeSlug === PLACEHOLDER ? null : questionNumber(pitanjeSlug)
  return number === null ? null : cachedKnowledgePage(number)
}

/** The same for the page: an address with former words leads to the present one. */
export async function requiredKnowledgePage(route: KnowledgeRoute): Promise<KnowledgePage> {
  const page = (await knowledgePageOf(route)) ?? notFound()
  const { pitanjeSlug } = await route.params
  return page.slug === pitanjeSlug ? page : permanentRedirect(questionPath(page.slug))
}
