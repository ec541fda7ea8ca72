import { notFound } from 'next/navigation'
import { FunQuizArt } from '@/components/art/fun-quiz-art'
import { Leaderboard } from '@/components/learning/fun-quizzes/leaderboard'
import { PageHead } from '@/components/ui/page-head'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { AREA_OF_ICON } from '@/lib/learning/fun-quizzes/icons'
import {
  findFunQuizAt,
  funQuizStaticParams,
  type FunQuizRoute,
} from '@/lib/learning/fun-quizzes/route'
import { FUN_QUIZZES_PATH, funQuizPath, leaderboardPath } from '@/lib/platform/paths'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'

export const generateStaticParams = funQuizStaticParams

export async function generateMetadata(route: FunQuizRoute) {
  const quiz = await findFunQuizAt(route)
  if (!quiz) return NOT_FOUND_METADATA
  return pageMetadata({
    title: `${quiz.title}: ljestvica`,
    description: `Ljestvica zabavnog kviza „${quiz.title}”: najbolji rezultati ovog tjedna i od početka.`,
    path: leaderboardPath(quiz.slug),
  })
}

export default async function LeaderboardPage(route: FunQuizRoute) {
  const quiz = await findFunQuizAt(route)
  if (!quiz) notFound()
  const { slug, title, icon } = quiz
  return (
    <Container className="space-y-6 py-8">
      <div data-area={AREA_OF_ICON[icon]} className="flex flex-wrap items-center gap-x-8 gap-y-4">
        <PageHead
          crumbs={[
            { name: 'Zabavni kvizovi', path: FUN_QUIZZES_PATH },
            { name: title, path: funQuizPath(slug) },
            { name: 'Ljestvica', path: leaderboardPath(slug) },
          ]}
          title="Ljestvica"
          lead={title}
        >
          <ButtonLink href={funQuizPath(slug)}>Odigraj kviz</ButtonLink>
        </PageHead>
        <div className="hidden rounded-card bg-area-soft p-4 sm:block">
          <FunQuizArt icon={icon} className="h-28 w-auto" />
        </div>
      </div>
      <Leaderboard slug={slug} />
    </Container>
  )
}
