import { notFound } from 'next/navigation'
import { ElementFrame } from '@/components/content/element-frame'
import { PrintableQuiz } from '@/components/quiz/printable-quiz'
import { Quiz } from '@/components/quiz/quiz'
import { cachedNeighbours } from '@/lib/content/cached'
import {
  lessonMetadata,
  lessonOf,
  lessonPlaceholders,
  type LessonRoute,
} from '@/lib/content/lesson-route'
import { siteUrl } from '@/lib/env'
import { cachedQuizQuestions } from '@/lib/quiz/cached'
import { elementPath, lessonPath } from '@/lib/paths'

export const generateStaticParams = lessonPlaceholders

export const generateMetadata = (route: LessonRoute) =>
  lessonMetadata(route, (lesson) => ({
    title: `${lesson.title}: kviz`,
    description: `Kviz s objašnjenjima: ${lesson.summary}`.slice(0, 160),
    path: elementPath(lesson, 'kwiz'),
  }))

export default async function QuizPage(route: LessonRoute) {
  const lesson = await lessonOf(route)
  if (!lesson) notFound()
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
      <PrintableQuiz
        lesson={{ lessonId: lesson._id, title: lesson.title, subject: lesson.subject.name }}
        address={new URL(elementPath(lesson, 'kwiz'), siteUrl()).href}
        questions={questions}
      >
        <Quiz
          questions={questions}
          lesson={{
            lessonId: lesson._id,
            path: lessonPath(lesson),
            questionCount: lesson.questionCount,
            cardCount: lesson.cardCount,
            nextPath: next && lessonPath({ ...lesson, slug: next.slug }),
          }}
        />
      </PrintableQuiz>
    </ElementFrame>
  )
}
