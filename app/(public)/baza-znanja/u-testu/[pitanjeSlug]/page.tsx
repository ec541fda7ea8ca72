import { AskProfessorProvider } from '@/components/asking/professor/ask-professor-provider'
import { QuestionScreen } from '@/components/asking/search/knowledge/question-screen'
import { cachedBookMap, cachedUnitReview } from '@/lib/content/curriculum/cached'
import { mixedTestSize } from '@/lib/learning/exams/mixed-size'
import { rehearsalsOf } from '@/lib/learning/exams/rehearsals'
import { bookMapPath, REHEARSALS_ANCHOR, unitTestPath } from '@/lib/platform/paths'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
import type { KnowledgePage } from '@/lib/asking/search/knowledge/model'
import { questionMetadata } from '@/lib/asking/search/knowledge/describe'
import {
  findKnowledgePageAt,
  knowledgeStaticParams,
  requiredKnowledgePage,
  type KnowledgeRoute,
} from '@/lib/asking/search/knowledge/route'

export const generateStaticParams = knowledgeStaticParams

/** Shown at the question's own address (lib/asking/search/knowledge/secret-answers). */
export async function generateMetadata(route: KnowledgeRoute) {
  const page = await findKnowledgePageAt(route)
  if (!page) return NOT_FOUND_METADATA
  return pageMetadata({ ...questionMetadata({ ...page, answer: null }), isUnlisted: true })
}

/** A question's page for a family with an ongoing test that contains the question. */
export default async function KnowledgePageInTest(route: KnowledgeRoute) {
  const page = await requiredKnowledgePage(route)
  return (
    <AskProfessorProvider>
      <QuestionScreen
        page={{ ...page, answer: null }}
        inTest={{ mixedTests: await mixedTestsOf(page) }}
      />
    </AskProfessorProvider>
  )
}

/** The tests over several lessons that may ask the question: of its unit and of its textbook. */
async function mixedTestsOf({ lesson }: KnowledgePage) {
  if (!lesson) return []
  const book = [lesson.gradeSlug, lesson.literatureSlug] as const
  const [unit, map] = await Promise.all([
    cachedUnitReview(...book, lesson.unit.slug),
    cachedBookMap(...book),
  ])
  const hasUnitTest = unit !== null && mixedTestSize(unit.lessons) > 0
  const hasRehearsals = map !== null && !map.isCut && rehearsalsOf(map.units).length > 0
  return [
    ...(hasUnitTest
      ? [{ label: 'Otvori mješoviti test', href: unitTestPath(...book, lesson.unit.slug) }]
      : []),
    ...(hasRehearsals
      ? [{ label: 'Probni ispiti', href: `${bookMapPath(...book)}#${REHEARSALS_ANCHOR}` }]
      : []),
  ]
}
