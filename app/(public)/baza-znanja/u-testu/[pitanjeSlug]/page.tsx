import { AskAboutQuestions } from '@/components/asking/professor/ask-about-questions'
import { QuestionScreen } from '@/components/asking/search/knowledge/question-screen'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
import { describeQuestion } from '@/lib/asking/search/knowledge/describe'
import {
  knowledgePageOf,
  knowledgePlaceholders,
  requiredKnowledgePage,
  type KnowledgeRoute,
} from '@/lib/asking/search/knowledge/route'

export const generateStaticParams = knowledgePlaceholders

/** Shown at the address of the question itself, which it names (lib/asking/search/knowledge/secret-answers). */
export async function generateMetadata(route: KnowledgeRoute) {
  const page = await knowledgePageOf(route)
  if (!page) return NOT_FOUND_METADATA
  return pageMetadata({ ...describeQuestion({ ...page, answer: null }), isUnlisted: true })
}

/** The page of a question for a family in which a test with it goes on. */
export default async function KnowledgePageInTest(route: KnowledgeRoute) {
  const page = await requiredKnowledgePage(route)
  return (
    <AskAboutQuestions>
      <QuestionScreen page={{ ...page, answer: null }} isInTest />
    </AskAboutQuestions>
  )
}
