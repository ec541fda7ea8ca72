import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { subjectShape } from '@/components/art/subject-icon'
import { cachedLesson } from '@/lib/content/curriculum/cached'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { areaColor } from '@/lib/across/seo/previews/area-colors'
import { drawPreview } from '@/lib/across/seo/previews/draw'
import { svgOf } from '@/lib/across/seo/previews/svg'
import { cachedKnowledgePage } from '@/lib/asking/search/knowledge/cached'

/** What a kept value can hold of a picture. */
const drawn = async (title: string, lesson: PlacedLesson | null): Promise<string> => {
  const area = lesson?.subject.area ?? ''
  const picture = await drawPreview({
    title,
    place: lesson ? `${lesson.subject.name} · ${lesson.gradeName}` : 'Baza znanja',
    color: areaColor(area),
    icon: svgOf(subjectShape(area)),
  })
  return picture.toString('base64')
}

/** The picture of a lesson; null where there is none. Renewed with what it shows. */
export async function cachedLessonPreview(razred: string, literatura: string, lekcija: string) {
  'use cache'
  keepUntilRenewed('content')
  const lesson = await cachedLesson(razred, literatura, lekcija)
  return lesson && drawn(lesson.title, lesson)
}

/** The same of a question, by its number. */
export async function cachedQuestionPreview(number: number) {
  'use cache'
  keepUntilRenewed('content')
  const page = await cachedKnowledgePage(number)
  return page && drawn(page.title, page.lesson)
}

/** Old ones may stay for a day where links are shown. */
export const previewAnswer = (picture: string | null): Response =>
  picture === null
    ? new Response(null, { status: 404 })
    : new Response(Buffer.from(picture, 'base64'), {
        headers: { 'content-type': 'image/png', 'cache-control': 'public, max-age=86400' },
      })
