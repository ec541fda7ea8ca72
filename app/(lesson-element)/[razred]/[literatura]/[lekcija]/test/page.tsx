import { ElementFrame } from '@/components/learning/lesson-state/element-frame'
import { lessonTestFrame } from '@/components/learning/exams/test-screen-frame'
import { TestScreen } from '@/components/learning/exams/test-screen'
import { SponsorSlot } from '@/components/site/dynamic-content/sponsor-slot'
import {
  elementMetadata,
  lessonStaticParams,
  lessonOrNotFound,
  type LessonRoute,
} from '@/lib/content/curriculum/lesson-route'
import { siteUrl } from '@/lib/platform/env'
import { lessonElementPath, lessonPath } from '@/lib/platform/paths'

export const generateStaticParams = lessonStaticParams

export const generateMetadata = (route: LessonRoute) =>
  elementMetadata(route, 'test', { name: 'test', about: 'Test s ocjenom i objašnjenjima' })

export default async function TestPage(route: LessonRoute) {
  const lesson = await lessonOrNotFound(route)
  const path = lessonElementPath(lesson, 'test')
  return (
    <ElementFrame lesson={lesson} element="test" name="Test" emptyTitle={null}>
      <TestScreen
        scope={{ lessonId: lesson._id }}
        title={lesson.title}
        address={`${siteUrl()}${path}`}
        testPath={path}
        place={lessonTestFrame({
          quiz: lessonElementPath(lesson, 'kwiz'),
          script: lessonElementPath(lesson, 'skripta'),
          lesson: lessonPath(lesson),
        })}
      />
      <SponsorSlot list="testSponsor" className="mt-10" />
    </ElementFrame>
  )
}
