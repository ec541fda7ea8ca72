import { notFound } from 'next/navigation'
import { lessonCrumbs } from '@/components/content/lesson-crumbs'
import { BreadcrumbData } from '@/components/layout/breadcrumbs'
import { Quiz } from '@/components/quiz/quiz'
import { EmptyState } from '@/components/ui/empty-state'
import { placeholders } from '@/lib/cache/placeholders'
import { cachedLesson } from '@/lib/content/cached'
import { cachedQuizQuestions } from '@/lib/learning/cached'
import { siteUrl } from '@/lib/env'
import { elementPath, lessonPath } from '@/lib/paths'
import { NOT_FOUND_METADATA, pageMetadata } from '@/lib/site/metadata'

type QuizProps = { params: Promise<{ razred: string; literatura: string; lekcija: string }> }

export const generateStaticParams = () => placeholders('razred', 'literatura', 'lekcija')

const lessonOf = async ({ params }: QuizProps) => {
  const { razred, literatura, lekcija } = await params
  return cachedLesson(razred, literatura, lekcija)
}

export async function generateMetadata(props: QuizProps) {
  const lesson = await lessonOf(props)
  if (!lesson) return NOT_FOUND_METADATA
  return pageMetadata({
    title: `${lesson.title}: kviz`,
    description: `Kviz s objašnjenjima: ${lesson.summary}`.slice(0, 160),
    path: elementPath(lesson, 'kwiz'),
  })
}

export default async function QuizPage(props: QuizProps) {
  const lesson = await lessonOf(props)
  if (!lesson) notFound()
  const questions = await cachedQuizQuestions(lesson._id)
  return (
    <div data-area={lesson.subject.area}>
      <h1 className="sr-only">{lesson.title}: kviz</h1>
      <BreadcrumbData
        crumbs={[...lessonCrumbs(lesson), { name: 'Kviz', path: elementPath(lesson, 'kwiz') }]}
        siteUrl={siteUrl()}
      />
      {questions.length > 0 ? (
        <Quiz
          lessonId={lesson._id}
          questions={questions}
          questionCount={lesson.questionCount}
          scriptPath={elementPath(lesson, 'skripta')}
          lessonPath={lessonPath(lesson)}
        />
      ) : (
        <EmptyState
          title="Kviz još nema pitanja"
          text="Dok ih ne dodamo, pročitaj skriptu ove lekcije."
          action={{ label: 'Otvori skriptu', href: elementPath(lesson, 'skripta') }}
        />
      )}
    </div>
  )
}
