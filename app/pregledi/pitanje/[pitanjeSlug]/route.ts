import { cachedQuestionPreview, previewAnswer } from '@/app/pregledi/preview-answer'
import { questionNumber } from '@/lib/questions/question-slug'
import type { KnowledgeRoute } from '@/lib/search/knowledge/route'

/** The picture that links to a question show. */
export async function GET(_: Request, { params }: KnowledgeRoute) {
  const number = questionNumber((await params).pitanjeSlug)
  return previewAnswer(number === null ? null : await cachedQuestionPreview(number))
}
