import { cachedQuestionPreview, previewAnswer } from '@/app/pregledi/preview-answer'
import { questionNumber } from '@/lib/content/questions/question-slug'
import { knowledgePageOf, type KnowledgeRoute } from '@/lib/asking/search/knowledge/route'

/** The picture that links to a question show. */
export async function GET(_: Request, route: KnowledgeRoute) {
  const page = await knowledgePageOf(route)
  const number = page && questionNumber(page.slug)
  return previewAnswer(number ? await cachedQuestionPreview(number) : null)
}
