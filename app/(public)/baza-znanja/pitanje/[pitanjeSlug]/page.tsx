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

export async function generateMetadata(route: KnowledgeRoute) {
  const page = await findKnowledgePageAt(route)
  return page ? pageMetadata(questionMetadata(page)) : NOT_FOUND_METADATA
}

export default async function KnowledgePage(route: KnowledgeRoute) {
  const page = await requiredKnowledgePage(route)
  return (
    <AskProfessorProvider>
      <QuestionScreen page={page} />
    </AskProfessorProvider>
  )
}
