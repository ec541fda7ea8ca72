import { AskProfessorProvider } from '@/components/asking/professor/ask-professor-provider'
import { QuestionScreen } from '@/components/asking/search/knowledge/question-screen'
import { cachedUnitReview } from '@/lib/content/curriculum/cached'
import { mixedTestSize } from '@/lib/learning/exams/mixed-size'
import { unitTestPath } from '@/lib/platform/paths'
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
        inTest={{ unitTestPath: await unitTestOf(page) }}
      />
    </AskProfessorProvider>
  )
}

/** The mixed test of the question's unit; null for a unit without one. */
async function unitTestOf({ lesson }: KnowledgePage): Promise<string | null> {
  if (!lesson) return null
  const address = [lesson.gradeSlug, lesson.literatureSlug, lesson.unit.slug] as const
  const unit = await cachedUnitReview(...address)
  return unit && mixedTestSize(unit.lessons) > 0 ? unitTestPath(...address) : null
}
