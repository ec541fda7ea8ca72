'use client'
import { Mascot } from '@/components/art/mascot'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { MARK_WORDS } from '@/lib/learning/exams/marks'
import type { TestResult } from '@/lib/learning/exams/model'
import { ENCOURAGEMENT } from './test-labels'

/** The mark of a test and the number of right answers; takes the focus. */
export function TestMark({ mark, right, total }: Pick<TestResult, 'mark' | 'right' | 'total'>) {
  const heading = useStepFocus<HTMLHeadingElement>()
  return (
    <>
      <div className="flex items-center gap-3">
        <Mascot pose={ENCOURAGEMENT[mark].pose} className="size-32" />
        <span
          aria-hidden="true"
          className="grid size-24 place-items-center rounded-full border-4 border-area bg-area-soft font-display text-6xl font-extrabold text-area"
        >
          {mark}
        </span>
      </div>
      <h2
        ref={heading}
        tabIndex={-1}
        className="font-display text-4xl font-extrabold outline-none first-letter:uppercase"
      >
        {MARK_WORDS[mark]} ({mark})
      </h2>
      <p className="text-xl font-bold">
        {right} od {total} točno
      </p>
    </>
  )
}
