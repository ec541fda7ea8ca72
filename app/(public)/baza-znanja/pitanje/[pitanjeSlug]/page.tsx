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

export async function generateMetadata(route: KnowledgeRoute) {
  const page = await knowledgePageOf(route)
  return page ? pageMetadata(describeQuestion(page)) : NOT_FOUND_METADATA
}

export default async function KnowledgePage(route: KnowledgeRoute) {
  const page = await requiredKnowledgePage(route)
  return (
    <AskAboutQuestions>
      <QuestionScreen page={page} />
    </AskAboutQuestions>
  )
}
