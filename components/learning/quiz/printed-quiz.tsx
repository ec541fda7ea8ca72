import { PrintedSource } from '@/components/ui/printed-source'
import { numbered, type TaskWithSolution } from './printed/numbered'
import { WorksheetAnswers } from './printed/worksheet-answers'
import { WorksheetTasks } from './printed/worksheet-tasks'
import type { KeyedQuizQuestion } from '@/lib/learning/quiz/contract'
import type { PublicQuestion } from '@/lib/content/questions/model'

export type PrintedLesson = { lessonId: string; title: string; subject: string }

/** The questions of a quiz, with their keys for those who may see them. */
export type SheetQuestions = { questions: PublicQuestion[] } | { keys: KeyedQuizQuestion[] }

type PrintedQuizProps = {
  lesson: PrintedLesson
  /** The full URL of the quiz. */
  address: string
  content: SheetQuestions
}

/** A printed quiz with the key on a separate page. */
export function PrintedQuiz({ lesson, address, content }: PrintedQuizProps) {
  const keys = 'keys' in content ? content.keys : null
  const asked = 'keys' in content ? content.keys.map(({ question }) => question) : content.questions
  const tasks = asked.map((question) => ({ kind: 'question' as const, question }))
  const keyed: TaskWithSolution[] = (keys ?? []).map((key) => ({ kind: 'question', ...key }))
  return (
    <div className="hidden print:block">
      <WorksheetTasks title="Kviz" groups={numbered([{ lesson, items: tasks }])} />
      <PrintedSource address={address} />
      {keys && <WorksheetAnswers groups={numbered([{ lesson, items: keyed }])} />}
    </div>
  )
}
