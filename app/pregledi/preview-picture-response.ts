import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { subjectIconShapes } from '@/components/art/subject-icon'
import { cachedLesson } from '@/lib/content/curriculum/cached'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { areaColor } from '@/lib/across/seo/previews/area-colors'
import { drawPreview } from '@/lib/across/seo/previews/draw'
import { reactNodeToSvg } from '@/lib/across/seo/previews/svg'
import { cachedKnowledgePage } from '@/lib/asking/search/knowledge/cached'

/** Draws a preview as a string, which a cache entry can hold. */
const drawn = async (title: string, lesson: PlacedLesson | null): Promise<string> => {
  const area = lesson?.subject.area ?? ''
  const picture = await drawPreview({
    title,
    place: lesson ? `${lesson.subject.name} · ${lesson.gradeName}` : 'Baza znanja',
    color: areaColor(area),
    icon: reactNodeToSvg(subjectIconShapes(area)),
  })
  return picture.toString('base64')
}

/** A lesson's preview picture; null without a lesson. Renewed with its data. */
export async function cachedLessonPreview(razred: string, literatura: string, lekcija: string) {
  'use cache'
  keepUntilRenewed('content')
  const lesson = await cachedLesson(razred, literatura, lekcija)
  return lesson && drawn(lesson.title, lesson)
}

/** A question's preview picture, by the question's number. */
export async function cachedQuestionPreview(number: number) {
  'use cache'
  keepUntilRenewed('content')
  const page = await cachedKnowledgePage(number)
  return page && drawn(page.title, page.lesson)
}

/** Link previews may show an old picture for a day. */
export const previewPictureResponse = (picture: string | null): Response =>
  picture === null
    ? new Response(null, { status: 404 })
    : new Response(Buffer.from(picture, 'base64'), {
        headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
      })
