import { listFunQuizzesContract } from '@/lib/learning/fun-quizzes/contract'
import { listBestScores, listFunQuizzes } from '@/lib/learning/fun-quizzes/queries'
import { endpoint, route } from '@/lib/platform/http/endpoint'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(listFunQuizzesContract, async ({ session }) => {
    const isPupil = session?.kind === 'ucenik'
    const best = isPupil ? await listBestScores(session.accountId) : null
    const quizzes = await listFunQuizzes()
    return quizzes.map((quiz) => ({ ...quiz, best: best?.get(quiz.slug) ?? null }))
  }),
)
