import {
  cachedQuestionPreview,
  previewPictureResponse,
} from '@/app/pregledi/preview-picture-response'
import { questionNumber } from '@/lib/content/questions/question-slug'
import { findKnowledgePageAt, type KnowledgeRoute } from '@/lib/asking/search/knowledge/route'

/** The preview picture of a question, for links. */
export async function GET(_: Request, route: KnowledgeRoute) {
  const page = await findKnowledgePageAt(route)
  const number = page && questionNumber(page.slug)
  return previewPictureResponse(number ? await cachedQuestionPreview(number) : null)
}
