import { cachedLessonPreview, previewAnswer } from '@/app/pregledi/preview-answer'
import type { LessonRoute } from '@/lib/content/curriculum/lesson-route'

/** The preview picture of a lesson, for links. */
export async function GET(_: Request, { params }: LessonRoute) {
  const { razred, literatura, lekcija } = await params
  return previewAnswer(await cachedLessonPreview(razred, literatura, lekcija))
}
