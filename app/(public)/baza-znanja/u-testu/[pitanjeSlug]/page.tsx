import { AskAboutQuestions } from '@/components/professor/ask-about-questions'
import { QuestionScreen } from '@/components/search/knowledge/question-screen'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/metadata'
import { describeQuestion } from '@/lib/search/knowledge/describe'
import {
  knowledgePageOf,
  knowledgePlaceholders,
  requiredKnowledgePage,
  type KnowledgeRoute,
} from '@/lib/search/knowledge/route'

export const generateStaticParams = knowledgePlaceholders

/** Shown at the address of the question itself, which it names (lib/search/knowledge/secret-answers). */
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
