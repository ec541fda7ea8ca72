import {
  cachedLessonPreview,
  previewPictureResponse,
} from '@/app/pregledi/preview-picture-response'
import type { LessonRoute } from '@/lib/content/curriculum/lesson-route'

/** The preview picture of a lesson, for links. */
export async function GET(_: Request, { params }: LessonRoute) {
  const { razred, literatura, lekcija } = await params
  return previewPictureResponse(await cachedLessonPreview(razred, literatura, lekcija))
}
