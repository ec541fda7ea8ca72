import 'server-only'
import { placeholderParams } from '@/lib/platform/cache/placeholder-params'
import { cachedFunQuiz } from './cached'

/** Route parameters of a fun quiz's pages. */
export type FunQuizRoute = { params: Promise<{ slug: string }> }

/** For `generateStaticParams`: pages are rendered at the first request. */
export const funQuizStaticParams = () => placeholderParams('slug')

export const findFunQuizAt = async ({ params }: FunQuizRoute) => cachedFunQuiz((await params).slug)
