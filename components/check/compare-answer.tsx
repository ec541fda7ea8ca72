'use client'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { ABOVE_BOTTOM_BAR, BottomBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/http/client'
import { patience } from '@/lib/http/patience'
import { tickPointsCall } from '@/lib/learning/check/calls'
import type { Answered } from '@/lib/learning/check/model'
import { MarkedAnswer } from './marked-answer'
import { ModelAnswer } from './model-answer'
import { PointTicks } from './point-ticks'
import { SlipList } from './slip-list'
import { useSend } from './use-send'

type CompareAnswerProps = {
  runId: string
  answered: Answered
  isLast: boolean
  /** With the ticks as they are kept. */
  onDecided: (answered: Answered) => void
  onGone: () => Promise<void>
}

const indexesOf = (flags: boolean[]) => flags.flatMap((flag, index) => (flag ? [index] : []))

/** The pupil's answer beside the model answer; the pupil ticks which of its points they had. */
export function CompareAnswer(props: CompareAnswerProps) {
  const { runId, answered, isLast, onDecided, onGone } = props
  const [ticked, setTicked] = useState(() => answered.points.map(({ isTicked }) => isTicked))
  const { isSending, message, send } = useSend(onGone)
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
      onDecided(await call(tickPointsCall, { params: { id: runId }, body }, patience()))
    })
  }
  return (
    <form onSubmit={onSubmit} noValidate className={ABOVE_BOTTOM_BAR}>
      <section
        ref={panel}
        tabIndex={-1}
        aria-label="Usporedba s uzornim odgovorom"
        className="animate-rise scroll-my-4 space-y-5 outline-none"
      >
        {!isSpoken && <MarkedAnswer text={answered.text} marks={answered.marks} />}
        <ModelAnswer html={answered.modelAnswer} />
        <PointTicks
          points={answered.points}
          ticked={ticked}
          isSpoken={isSpoken}
          onChange={setTicked}
        />
        <SlipList slips={answered.slips} />
      </section>
      <p role="alert" className="mt-4 font-bold text-bad empty:hidden">
        {message && `${message} Tvoje su kvačice još ovdje.`}
      </p>
      <BottomBar>
        <Button type="submit" aria-disabled={isSending} className="w-full text-lg">
          {isSending ? 'Spremam...' : isLast ? 'Pogledaj sve' : 'Dalje'}
        </Button>
      </BottomBar>
    </form>
  )
}
