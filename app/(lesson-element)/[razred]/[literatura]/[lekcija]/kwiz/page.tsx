import { AssistantOpener } from '@/components/assistant/assistant-opener'
import { ElementFrame } from '@/components/content/element-frame'
import { PrintableQuiz } from '@/components/quiz/printable-quiz'
import { Quiz } from '@/components/quiz/quiz'
import { SponsorSlot } from '@/components/site/sponsor-slot'
import { cachedNeighbours } from '@/lib/content/cached'
import {
  elementMetadata,
  lessonPlaceholders,
  requiredLesson,
  wayFrom,
  type LessonRoute,
} from '@/lib/content/lesson-route'
import { siteUrl } from '@/lib/env'
import { cachedQuizQuestions } from '@/lib/quiz/cached'
import { elementPath } from '@/lib/paths'

export const generateStaticParams = lessonPlaceholders

export const generateMetadata = (route: LessonRoute) =>
  elementMetadata(route, 'kwiz', { name: 'kviz', about: 'Kviz s objašnjenjima' })

export default async function QuizPage(route: LessonRoute) {
  const lesson = await requiredLesson(route)
  const [questions, { next }] = await Promise.all([
    cachedQuizQuestions(lesson._id),
    cachedNeighbours(lesson),
  ])
  return (
    <ElementFrame
      lesson={lesson}
      element="kwiz"
      name="Kviz"
      emptyTitle={questions.length > 0 ? null : 'Kviz još nema pitanja'}
    >
      <p className="no-print mb-4 hidden font-bold text-muted parent:block">
        Igrate kao roditelj: ovi se odgovori ne broje djetetu.
      </p>
      {/* On wide screens in one line with the button that prints. */}
      <p className="no-print relative z-10 mb-3 flex max-sm:justify-end sm:-mt-3 sm:-mb-8 sm:w-fit">
        <AssistantOpener lessonId={lesson._id} className="px-3 text-sm">
          Trebaš pomoć?
        </AssistantOpener>
      </p>
      <PrintableQuiz
        lesson={{ lessonId: lesson._id, title: lesson.title, subject: lesson.subject.name }}
        address={new URL(elementPath(lesson, 'kwiz'), siteUrl()).href}
        questions={questions}
      >
        {/* Only where the browser's own command prints the page: the button prints a sheet in its place. */}
        <p className="hidden font-bold print:block">
          Ovo je samo pitanje sa zaslona. Cijeli kviz ispisuje se s računala, gumbom „Ispiši kviz”.
        </p>
        <Quiz questions={questions} lesson={wayFrom(lesson, next)} />
      </PrintableQuiz>
      <SponsorSlot list="kwizSponsor" className="mt-10" />
    </ElementFrame>
  )
}
