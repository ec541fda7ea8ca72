import { CheckAnswerReviewProvider } from '@/components/asking/assistant/check-answer-review-provider'
import { Check } from '@/components/learning/check/check'
import { CheckForNonPupils } from '@/components/learning/check/check-for-non-pupils'
import { ElementFrame } from '@/components/learning/lesson-state/element-frame'
import {
  elementMetadata,
  lessonStaticParams,
  lessonOrNotFound,
  type LessonRoute,
} from '@/lib/content/curriculum/lesson-route'
import { cachedCheck } from '@/lib/learning/check/cached'
import { lessonElementPath, lessonPath } from '@/lib/platform/paths'

export const generateStaticParams = lessonStaticParams

export const generateMetadata = (route: LessonRoute) =>
  elementMetadata(route, 'provjera', {
    name: 'provjera',
    about: 'Pitanja za odgovor svojim riječima',
  })

export default async function CheckPage(route: LessonRoute) {
  const lesson = await lessonOrNotFound(route)
  const { prompts, isSpoken } = await cachedCheck(lesson._id)
  const scriptPath = lessonElementPath(lesson, 'skripta')
  return (
    <ElementFrame
      lesson={lesson}
      element="provjera"
      name="Provjera"
      emptyTitle={prompts.length > 0 ? null : 'Provjera još nema pitanja'}
    >
      <div className="pupil:hidden">
        <CheckForNonPupils {...{ prompts, isSpoken, scriptPath }} />
      </div>
      <div className="hidden pupil:block">
        <CheckAnswerReviewProvider>
          <Check
            lessonId={lesson._id}
            {...{ prompts, isSpoken, scriptPath }}
            lessonPath={lessonPath(lesson)}
          />
        </CheckAnswerReviewProvider>
      </div>
    </ElementFrame>
  )
}
