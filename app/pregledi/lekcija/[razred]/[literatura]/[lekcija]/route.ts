import { cachedLessonPreview, previewAnswer } from '@/app/pregledi/preview-answer'
import type { LessonRoute } from '@/lib/content/curriculum/lesson-route'

/** The picture that links to a lesson show. */
export async function GET(_: Request, { params }: LessonRoute) {
  const { razred, literatura, lekcija } = await params
  return previewAnswer(await cachedLessonPreview(razred, literatura, lekcija))
}
