'use client'
import { usePreloadedFields } from '@/components/learning/quiz/use-preloaded-fields'
import { useEffect, useState } from 'react'
import { useRepeatWhile } from '@/components/ui/use-repeat-while'
import type { OpenTest } from '@/lib/learning/exams/model'
import type { TestScope } from '@/lib/learning/exams/scope'
import { isCompleteAnswer } from '@/lib/content/questions/kinds/answers'
import { useLessonTest } from '@/stores/lesson-test'
import type { TestEndCause } from './use-test-desk'
import { HandInDialog } from './hand-in-dialog'
import { QuestionMap } from './question-map'
import { TestQuestion } from './test-question'
import { useTestAutosave, type Trouble } from './use-autosave'
import { useUnreadableWarning } from './use-unreadable-warning'
import { useTestRefresh } from './use-test-refresh'
import { timeLeftLabel } from './test-labels'
import { Check, CloudOff, CloudUpload } from 'lucide-react'

type OpenTestScreenProps = {
  test: OpenTest
  scope: TestScope
  takesFocus: boolean
  onHandIn: (testId: string, ender: TestEndCause) => Promise<void>
  /** The test was submitted elsewhere, or its time is up. */
  onOver: () => Promise<void>
}

/** One question at a time, in any order; nothing is judged. */
export function OpenTestScreen(props: OpenTestScreenProps) {
  const { test, scope, takesFocus, onHandIn, onOver } = props
  const { position, answers, endsAt, give, goTo } = useLessonTest()
  const [isAsking, setAsking] = useState(false)
  const [hasMoved, setMoved] = useState(takesFocus)
  const { _id, questions } = test
  usePreloadedFields(questions)
  const leftMs = useTimeLeft(endsAt)
  const { flush, isWaiting, trouble } = useTestAutosave(_id, onOver)
  useTestRefresh(test, scope, onOver)

  const handInLate = async () => {
    if ((await flush()) === 'saved') await onHandIn(_id, 'clock')
  }
  // Repeated: the time may run out without a connection.
  useRepeatWhile(leftMs === 0, handInLate)

  const current = questions[position]
  const { message, leave } = useUnreadableWarning(current, current && answers[current._id])
  if (!current) return null
  const move = (to: number) => {
    setAsking(false)
    setMoved(true)
    goTo(to)
  }
  const open = questions.flatMap((question, index) =>
    isCompleteAnswer(question, answers[question._id]) ? [] : [index],
  )
  const isLast = position === questions.length - 1
  return (
    <>
      <div className="mb-5 space-y-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-bold">
          <p>
            Pitanje {position + 1}{' '}
            <span className="font-semibold text-muted">od {questions.length}</span>
          </p>
          {leftMs !== null && <p className="text-sm text-muted">{timeLeftLabel(leftMs)}</p>}
        </div>
        <QuestionMap
          questions={questions}
          answers={answers}
          position={position}
          onMove={(to) => void leave(() => move(to))}
        />
        <SaveState
          isWaiting={isWaiting}
          trouble={trouble}
          hasAnswers={Object.keys(answers).length > 0}
        />
      </div>
      <TestQuestion
        key={current._id}
        question={current}
        answer={answers[current._id]}
        takesFocus={hasMoved}
        isFirst={position === 0}
        isLast={isLast}
        message={message}
        onChange={(answer) => give(current._id, answer)}
        onBack={() => void leave(() => move(position - 1))}
        onNext={() => void leave(() => (isLast ? setAsking(true) : move(position + 1)))}
        onHandIn={() => void leave(() => setAsking(true))}
      />
      <HandInDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        open={open}
        onMove={move}
        flush={flush}
        onHandIn={() => onHandIn(_id, 'pupil')}
      />
    </>
  )
}

/**
 * Milliseconds left of a test; null without a timer. Counted by the page's clock, which no one can
 * set.
 * @param endsAt on that clock (`performance.now()`)
 */
function useTimeLeft(endsAt: number | null): number | null {
  const [now, setNow] = useState(() => performance.now())
  const isTimed = endsAt !== null
  useEffect(() => {
    if (!isTimed) return
    const timer = setInterval(() => setNow(performance.now()), 1_000)
    return () => clearInterval(timer)
  }, [isTimed])
  return isTimed ? Math.max(0, endsAt - now) : null
}

type SaveStateProps = { isWaiting: boolean; trouble: Trouble | null; hasAnswers: boolean }

const TROUBLES: Record<Trouble, string> = {
  offline:
    'Nema veze s internetom. Odgovori su sačuvani na ovom uređaju i spremit će se čim se veza vrati.',
  refused:
    'Odgovori se trenutačno ne mogu spremiti. Sačuvani su na ovom uređaju i poslat će se sami.',
}

/** Whether the answers are saved. Only trouble is announced to screen readers. */
function SaveState({ isWaiting, trouble, hasAnswers }: SaveStateProps) {
  const Icon = isWaiting ? CloudUpload : Check
  return (
    <div className="min-h-6 text-sm">
      <p role="status" className="flex gap-2 font-bold text-almost empty:hidden">
        {trouble && (
          <>
            <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {TROUBLES[trouble]}
          </>
        )}
      </p>
      {!trouble && (isWaiting || hasAnswers) && (
        <p className="flex items-center gap-1.5 text-muted">
          <Icon aria-hidden="true" className="size-4" />
          {isWaiting ? 'Spremam...' : 'Spremljeno'}
        </p>
      )}
    </div>
  )
}
