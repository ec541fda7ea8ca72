import 'server-only'
import { notFound } from 'next/navigation'
import { PLACEHOLDER_SLUG, placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { questionNumber } from '@/lib/content/questions/question-slug'
import { cachedKnowledgePage } from './cached'
import type { KnowledgePage } from './model'

/** Route parameters of a question's page. */
export type KnowledgeRoute = { params: Promise<{ pitanjeSlug: string }> }

/** For `generateStaticParams`: pages are rendered at the first request. */
export const knowledgeStaticParams = () => placeholderParams('pitanjeSlug')

/** The page at an address; null for an unknown or a former address (decision 071). */
export async function findKnowledgePageAt({
  params,
}: KnowledgeRoute): Promise<KnowledgePage | null> {
  const { pitanjeSlug } = await params
  const number = pitanjeSlug === PLACEHOLDER_SLUG ? null : questionNumber(pitanjeSlug)
  const page = number === null ? null : await cachedKnowledgePage(number)
  return page?.slug === pitanjeSlug ? page : null
}

/** The page at an address, or a 404. */
export const requiredKnowledgePage = async (route: KnowledgeRoute): Promise<KnowledgePage> =>
  (await findKnowledgePageAt(route)) ?? notFound()
