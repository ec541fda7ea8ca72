import { AssistantOpener } from '@/components/asking/assistant/assistant-opener'
import { ElementFrame } from '@/components/learning/lesson-state/element-frame'
import { AskProfessorProvider } from '@/components/asking/professor/ask-professor-provider'
import { PrintableQuiz } from '@/components/learning/quiz/printable-quiz'
import { Quiz } from '@/components/learning/quiz/quiz'
import { SponsorSlot } from '@/components/site/dynamic-content/sponsor-slot'
import { cachedFreeLessonLink } from '@/lib/content/curriculum/cached'
import {
  elementMetadata,
  lessonStaticParams,
  lessonOrNotFound,
  nextStepsData,
  type LessonRoute,
} from '@/lib/content/curriculum/lesson-route'
import { siteUrl } from '@/lib/platform/env'
import { cachedGuestQuestions } from '@/lib/learning/quiz/cached'
import { lessonElementPath } from '@/lib/platform/paths'

export const generateStaticParams = lessonStaticParams

export const generateMetadata = (route: LessonRoute) =>
  elementMetadata(route, 'kwiz', { name: 'kviz', about: 'Kviz s objašnjenjima' })

export default async function QuizPage(route: LessonRoute) {
  const lesson = await lessonOrNotFound(route)
  const [questions, freeLesson] = await Promise.all([
    cachedGuestQuestions(lesson._id),
    cachedFreeLessonLink(lesson),
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
      <PrintableQuiz
        lesson={{ lessonId: lesson._id, title: lesson.title, subject: lesson.subject.name }}
        address={new URL(lessonElementPath(lesson, 'kwiz'), siteUrl()).href}
        help={
          <AssistantOpener lessonId={lesson._id} className="px-3 text-sm">
            Trebaš pomoć?
          </AssistantOpener>
        }
      >
        {/* Shown in print only when the whole quiz was not available. */}
        <p className="hidden font-bold print:block">
          Ovo je samo pitanje sa zaslona. Cijeli kviz ispisuje gumb „Ispiši kviz” iznad pitanja.
        </p>
        <noscript>
          <p className="mb-4 rounded-control bg-almost-soft p-4 font-semibold text-almost">
            Za kviz treba uključiti JavaScript u pregledniku. Skriptu možeš čitati i bez njega.
          </p>
        </noscript>
        <AskProfessorProvider>
          <Quiz questions={questions} lesson={nextStepsData(lesson)} freeLesson={freeLesson} />
        </AskProfessorProvider>
      </PrintableQuiz>
      <SponsorSlot list="kwizSponsor" className="mt-10" />
    </ElementFrame>
  )
}
