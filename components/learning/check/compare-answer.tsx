'use client'
import { use, useEffect, useRef, type FormEvent } from 'react'
import { HelpBelowField } from '@/components/people/distress/help-below-field'
import { ABOVE_BOTTOM_BAR_CLASSES, BottomBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/platform/http/client'
import { checkApiCalls } from '@/lib/learning/check/calls'
import type { AnsweredQuestion } from '@/lib/learning/check/model'
import { useUser } from '@/stores/user'
import { HighlightedAnswer, ModelAnswer } from './highlighted-answer'
import { PointTicks } from './point-ticks'
import { CheckAnswerReviewContext } from './check-answer-review-context'
import { useDraft } from './use-draft'
import { useSend } from './use-send'
import { ArrowRight, PencilLine } from 'lucide-react'

type CompareAnswerProps = {
  runId: string
  answered: AnsweredQuestion
  isLast: boolean
  /** Called with the same answer when its suggested ticks have changed. */
  onSuggested: (answered: AnsweredQuestion) => void
  onDecided: (answered: AnsweredQuestion) => void
  onGone: () => Promise<void>
}

const indexesOf = (flags: boolean[]) => flags.flatMap((flag, index) => (flag ? [index] : []))

/** Ticks in the browser's storage until they are sent: + and - in the order of the points. */
const textOf = (flags: boolean[]) => flags.map((flag) => (flag ? '+' : '-')).join('')
const flagsOf = (text: string, count: number) =>
  Array.from({ length: count }, (_, index) => text[index] === '+')

/** The pupil's answer beside the model answer, whose points the pupil ticks. */
export function CompareAnswer(props: CompareAnswerProps) {
  const { runId, answered, isLast, onSuggested, onDecided, onGone } = props
  const lookAgain = use(CheckAnswerReviewContext)
  const hasModel = useUser(({ user }) => user?.type === 'ucenik' && user.hasModel)
  const draft = useDraft(runId, `${answered.checkQuestionId}_kvacice`)
  const ticked = draft.text
    ? flagsOf(draft.text, answered.points.length)
    : answered.points.map(({ isTicked }) => isTicked)
  const { isSending, error, send } = useSend(onGone)
  const isSpoken = answered.text === ''
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void send(async () => {
      const body = { checkQuestionId: answered.checkQuestionId, points: indexesOf(ticked) }
      const decided = await call(checkApiCalls.tickPoints, { params: { id: runId }, body })
      draft.forget()
      onDecided(decided)
    })
  }
  return (
    <form onSubmit={onSubmit} noValidate className={ABOVE_BOTTOM_BAR_CLASSES}>
      <section
        ref={panel}
        tabIndex={-1}
        aria-label="Usporedba s uzornim odgovorom"
        className="animate-rise scroll-my-4 space-y-5 outline-none"
      >
        {!isSpoken && <HighlightedAnswer text={answered.text} marks={answered.marks} />}
        {!isSpoken && <HelpBelowField text={answered.text} />}
        <ModelAnswer html={answered.modelAnswer} />
        <PointTicks
          points={answered.points}
          ticked={ticked}
          isSpoken={isSpoken}
          onChange={(flags) => draft.write(textOf(flags))}
        />
        <MisspellingList slips={answered.slips} />
        {hasModel &&
          !isSpoken &&
          lookAgain?.({
            ...{ runId, checkQuestionId: answered.checkQuestionId },
            onLooked: onSuggested,
          })}
      </section>
      <p role="alert" className="mt-4 font-bold text-bad empty:hidden">
        {error && `${error.message} Tvoje su kvačice još ovdje.`}
      </p>
      <BottomBar>
        <Button type="submit" aria-disabled={isSending} className="w-full text-lg">
          {isSending ? 'Spremam...' : isLast ? 'Pogledaj sve' : 'Dalje'}
        </Button>
      </BottomBar>
    </form>
  )
}

/** Spelling slips: the typed and the correct word. */
export function MisspellingList({ slips }: Pick<AnsweredQuestion, 'slips'>) {
  if (!slips.length) return null
  return (
    <div className="rounded-card bg-link-soft p-4 sm:p-5">
      <h3 className="flex items-center gap-2 font-display text-xl font-bold">
        <PencilLine aria-hidden="true" className="size-5 shrink-0" />
        Na što paziti
      </h3>
      <ul className="mt-2 space-y-1 text-lg">
        {slips.map(({ typed, correct }) => (
          <li key={typed} className="flex flex-wrap items-center gap-x-2">
            <span className="sr-only">umjesto </span>
            <span className="break-all text-muted">{typed}</span>
            <ArrowRight aria-hidden="true" className="size-4 shrink-0" />
            <span className="sr-only"> piše se </span>
            <strong className="break-all">{correct}</strong>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm">Ove riječi čekaju te i među karticama na tvojem profilu.</p>
    </div>
  )
}
