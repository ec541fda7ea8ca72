import 'server-only'
import { placeholders } from '@/lib/cache/placeholders'
import { cachedFunQuiz } from './cached'

/** What Next hands to the pages of a fun quiz. */
export type FunQuizRoute = { params: Promise<{ slug: string }> }

/** For `generateStaticParams`: no quiz's page is made before someone asks for it. */
export const funQuizPlaceholders = () => placeholders('slug')

export const funQuizOf = async ({ params }: FunQuizRoute) => cachedFunQuiz((await params).slug)
