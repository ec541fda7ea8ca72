import { notFound } from 'next/navigation'
import { ElementFrame } from '@/components/content/element-frame'
import { TestScreen } from '@/components/exams/test-screen'
import {
  lessonMetadata,
  lessonOf,
  lessonPlaceholders,
  type LessonRoute,
} from '@/lib/content/lesson-route'
import { siteUrl } from '@/lib/env'
import { elementPath, lessonPath } from '@/lib/paths'

export const generateStaticParams = lessonPlaceholders

export const generateMetadata = (route: LessonRoute) =>
  lessonMetadata(route, (lesson) => ({
    title: `${lesson.title}: test`,
    description: `Test s ocjenom i objašnjenjima: ${lesson.summary}`.slice(0, 160),
    path: elementPath(lesson, 'test'),
  }))

export default async function TestPage(route: LessonRoute) {
  const lesson = await lessonOf(route)
  if (!lesson) notFound()
  const path = elementPath(lesson, 'test')
  return (
    <ElementFrame lesson={lesson} element="test" name="Test" emptyTitle={null}>
      <TestScreen
        lessonId={lesson._id}
        title={lesson.title}
        address={`${siteUrl()}${path}`}
        paths={{
          test: path,
          quiz: elementPath(lesson, 'kwiz'),
          script: elementPath(lesson, 'skripta'),
          lesson: lessonPath(lesson),
        }}
      />
    </ElementFrame>
  )
}
