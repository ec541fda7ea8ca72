import {
  numbered,
  type TaskWithSolution,
  type Task,
} from '@/components/learning/quiz/printed/numbered'
import { WorksheetAnswers } from '@/components/learning/quiz/printed/worksheet-answers'
import { WorksheetTasks } from '@/components/learning/quiz/printed/worksheet-tasks'
import type { CheckPrompt } from '@/lib/learning/check/model'
import type { QrCode } from '@/lib/learning/classroom/qr-code'
import { orderForGroup, questionForGroup, type Group } from '@/lib/learning/classroom/worksheet'
import type { CorrectAnswer, PublicQuestion } from '@/lib/content/questions/model'
import { QrCodePicture } from './qr-code-picture'

export type PaperLesson = {
  id: string
  title: string
  subject: string
  /** The full URL of the lesson. */
  address: string
  code: QrCode
}

/**
 * A printed question. Its key is undefined for users who may not see it, and null while it is
 * secret.
 */
export type PaperQuestion = { question: PublicQuestion; correct: CorrectAnswer | null | undefined }

export type ClassWorksheetsProps = {
  lesson: PaperLesson
  questions: PaperQuestion[]
  /** Questions to be answered in a sentence. */
  prompts: CheckPrompt[]
  /** One sheet for all, or one per group. */
  groups: Group[]
}

/** A class's worksheets, each with a link back to its lesson, then the keys. */
export function ClassWorksheets({ lesson, questions, prompts, groups }: ClassWorksheetsProps) {
  const placed = { lessonId: lesson.id, title: lesson.title, subject: lesson.subject }
  const sheets = groups.map((group) => ({
    group,
    label: groups.length > 1 ? `, skupina ${group}` : '',
    items: itemsOf(questions, group),
  }))
  const open: Task[] = prompts.map(({ html }) => ({ kind: 'check', prompt: html }))
  return (
    <div data-sheet className="hidden print:block">
      {sheets.map(({ group, label, items }) => (
        <div key={group} className="break-before-page first:break-before-auto">
          <WorksheetTasks
            title={`Radni list${label}`}
            blanks={['Razred']}
            groups={numbered<Task>([{ lesson: placed, items: [...items, ...open] }])}
          >
            <LessonQrCode {...lesson} />
          </WorksheetTasks>
        </div>
      ))}
      {sheets.map(({ group, label, items }) => {
        const keyed = items.flatMap(toKeyed)
        return (
          keyed.length > 0 && (
            <WorksheetAnswers
              key={group}
              title={`Rješenja${label}`}
              groups={numbered([{ lesson: placed, items: keyed }])}
            />
          )
        )
      })}
    </div>
  )
}

const itemsOf = (questions: PaperQuestion[], group: Group) =>
  orderForGroup(
    questions.map((one) => ({ ...one, _id: one.question._id })),
    group,
  ).map(({ question, correct }) => ({
    kind: 'question' as const,
    question: questionForGroup(question, group),
    correct,
  }))

const toKeyed = ({ correct, ...task }: ReturnType<typeof itemsOf>[number]): TaskWithSolution[] =>
  correct === undefined ? [] : [{ ...task, correct }]

/** The code is 30 mm wide, so that a phone can scan it from a desk. */
function LessonQrCode({ address, code }: Pick<PaperLesson, 'address' | 'code'>) {
  return (
    <div className="mt-8 flex break-inside-avoid items-center gap-4 border-t border-line pt-3">
      <QrCodePicture code={code} className="size-[30mm] shrink-0" />
      <p className="min-w-0">
        <strong>Skeniraj i riješi kviz.</strong>
        <br />
        <span className="wrap-anywhere">{address}</span>
      </p>
    </div>
  )
}
