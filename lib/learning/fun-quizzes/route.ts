import 'server-only'
import { placeholders } from '@/lib/platform/cache/placeholders'
import { cachedFunQuiz } from './cached'

/** What Next passes to the pages of a fun quiz. */
export type FunQuizRoute = { params: Promise<{ slug: string }> }

/** For `generateStaticParams`: pages are made at the first request. */
export const funQuizPlaceholders = () => placeholders('slug')

export const funQuizOf = async ({ params }: FunQuizRoute) => cachedFunQuiz((await params).slug)
