import { AskProfessorProvider } from '@/components/asking/professor/ask-professor-provider'
import { QuestionScreen } from '@/components/asking/search/knowledge/question-screen'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/platform/metadata'
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
      <QuestionScreen page={{ ...page, answer: null }} isInTest />
    </AskProfessorProvider>
  )
}
