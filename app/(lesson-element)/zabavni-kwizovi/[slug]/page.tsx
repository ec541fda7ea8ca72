import { notFound } from 'next/navigation'
import { AboutFunQuiz } from '@/components/learning/fun-quizzes/about-fun-quiz'
import { FunQuiz } from '@/components/learning/fun-quizzes/fun-quiz'
import { BreadcrumbJsonLd } from '@/components/ui/breadcrumbs'
import { JsonLd } from '@/components/ui/json-ld'
import { siteUrl } from '@/lib/platform/env'
import { AREA_OF_ICON } from '@/lib/learning/fun-quizzes/icons'
import {
  findFunQuizAt,
  funQuizStaticParams,
  type FunQuizRoute,
} from '@/lib/learning/fun-quizzes/route'
import { FUN_QUIZZES_PATH, funQuizPath } from '@/lib/platform/paths'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'

export const generateStaticParams = funQuizStaticParams

export async function generateMetadata(route: FunQuizRoute) {
  const quiz = await findFunQuizAt(route)
  if (!quiz) return NOT_FOUND_METADATA
  return pageMetadata({
    title: `${quiz.title}: zabavni kviz`,
    description: `Zabavni kviz s objašnjenjima. ${quiz.description}`,
    path: funQuizPath(quiz.slug),
  })
}

export default async function FunQuizPage(route: FunQuizRoute) {
  const quiz = await findFunQuizAt(route)
  if (!quiz) notFound()
  return (
    <div data-area={AREA_OF_ICON[quiz.icon]}>
      <h1 className="sr-only">{quiz.title}: zabavni kviz</h1>
      <BreadcrumbJsonLd
        crumbs={[
          { name: 'Zabavni kvizovi', path: FUN_QUIZZES_PATH },
          { name: quiz.title, path: funQuizPath(quiz.slug) },
        ]}
        siteUrl={siteUrl()}
      />
      <JsonLd
        data={{
          '@context': 'https://schema.org',
          '@type': 'Quiz',
          name: quiz.title,
          description: quiz.description,
          url: new URL(funQuizPath(quiz.slug), siteUrl()).href,
          inLanguage: 'hr',
          isAccessibleForFree: true,
        }}
      />
      <FunQuiz quiz={quiz} about={<AboutFunQuiz quiz={quiz} />} />
    </div>
  )
}
