import { useId, type ReactNode } from 'react'
import { RichText } from '@/components/ui/rich-text'
import type { NumberedGroup, Task } from './numbered'
import { TaskFields } from './task-fields'

type WorksheetTasksProps = {
  title: string
  groups: NumberedGroup<Task>[]
  firstName?: string
  /** Additional lines to fill in, next to name and date. */
  blanks?: string[]
  /** Below the tasks. */
  children?: ReactNode
}

/** The tasks with space for writing; none is split across pages. */
export function WorksheetTasks(props: WorksheetTasksProps) {
  const { title, groups, firstName, blanks = [], children } = props
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h1 id={id} className="font-display text-3xl font-extrabold">
        {title}
      </h1>
      <p className="mt-2 mb-6 flex flex-wrap gap-x-8 gap-y-2 font-semibold">
        <span>Ime: {firstName ?? BLANK}</span>
        {blanks.map((blank) => (
          <span key={blank}>
            {blank}: {SHORT_BLANK}
          </span>
        ))}
        <span>Datum: {SHORT_BLANK}</span>
      </p>
      {groups.map(({ lesson, items }) => (
        <section key={lesson.lessonId} className="mb-6">
          <h2 className="mb-3 break-after-avoid border-b-2 border-line pb-1 font-display text-xl font-bold">
            {lesson.subject}: {lesson.title}
          </h2>
          <ol className="space-y-5">
            {items.map(({ number, item }) => (
              <li key={number} value={number} className="flex break-inside-avoid gap-3">
                <span className="w-7 shrink-0 text-right font-bold">{number}.</span>
                <div className="min-w-0 flex-1 space-y-2">
                  <RichText html={promptOf(item)} className="prose font-bold" />
                  <TaskFields item={item} />
                </div>
              </li>
            ))}
          </ol>
        </section>
      ))}
      {children}
    </section>
  )
}

const BLANK = '____________________'
const SHORT_BLANK = '____________'

function promptOf(item: Task): string {
  if (item.kind === 'question') return item.question.html
  return item.kind === 'card' ? item.front : item.prompt
}
