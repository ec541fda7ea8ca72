import 'server-only'
import { placeholders } from '@/lib/platform/cache/placeholders'
import { cachedFunQuiz } from './cached'

/** Route parameters of a fun quiz's pages. */
export type FunQuizRoute = { params: Promise<{ slug: string }> }

/** For `generateStaticParams`: pages are rendered at the first request. */
export const funQuizPlaceholders = () => placeholders('slug')

export const funQuizOf = async ({ params }: FunQuizRoute) => cachedFunQuiz((await params).slug)
