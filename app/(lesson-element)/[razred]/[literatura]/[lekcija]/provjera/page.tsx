import { notFound } from 'next/navigation'
import { Check } from '@/components/check/check'
import { SelfCheck } from '@/components/check/self-check'
import { ElementFrame } from '@/components/content/element-frame'
import {
  lessonMetadata,
  lessonOf,
  lessonPlaceholders,
  type LessonRoute,
} from '@/lib/content/lesson-route'
import { cachedCheck } from '@/lib/check/cached'
import { elementPath, lessonPath } from '@/lib/paths'

export const generateStaticParams = lessonPlaceholders

export const generateMetadata = (route: LessonRoute) =>
  lessonMetadata(route, (lesson) => ({
    title: `${lesson.title}: provjera`,
    description: `Pitanja za odgovor svojim riječima: ${lesson.summary}`.slice(0, 160),
    path: elementPath(lesson, 'provjera'),
  }))

export default async function CheckPage(route: LessonRoute) {
  const lesson = await lessonOf(route)
  if (!lesson) notFound()
  const { prompts, isSpoken } = await cachedCheck(lesson._id)
  const scriptPath = elementPath(lesson, 'skripta')
  return (
    <ElementFrame
      lesson={lesson}
      element="provjera"
      name="Provjera"
      emptyTitle={prompts.length > 0 ? null : 'Provjera još nema pitanja'}
    >
      <div className="pupil:hidden">
        <SelfCheck {...{ prompts, isSpoken, scriptPath }} />
      </div>
      <div className="hidden pupil:block">
        <Check
          lessonId={lesson._id}
          {...{ prompts, isSpoken, scriptPath }}
          lessonPath={lessonPath(lesson)}
        />
      </div>
    </ElementFrame>
  )
}
