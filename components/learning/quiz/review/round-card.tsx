'use client'
import { clsx } from 'clsx'
import { useRef, useState, type ReactNode } from 'react'
import { LazyReadAloudButton } from '@/components/platform/reading/lazy-read-aloud-button'
import { ABOVE_BOTTOM_BAR_CLASSES, BottomBar } from '@/components/ui/bottom-bar'
import { Button } from '@/components/ui/button'
import { RichText } from '@/components/ui/rich-text'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { useMutate } from '@/lib/platform/browser/mutations'
import { isRefusal } from '../is-refusal'
import { RefusalActions } from '../refusal-actions'
import type { RoundItem, StepProps } from './round-item'
import { RoundMessage } from './round-message'
import { useResend } from './use-resend'
import { setPupilXp } from '@/components/learning/rewards/set-pupil-xp'
import { redeemEarned } from '@/components/learning/rewards/redeem-earned'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import { roundReviewId } from '@/lib/learning/cards/round-review-id'

type RoundCardProps = StepProps & {
  card: Extract<RoundItem, { kind: 'card' }>
  roundId: string
  noteOf?: ((isKnown: boolean) => ReactNode) | undefined
}

/** A card of a round: the pupil flips and judges it, then continues. */
export function RoundCard(props: RoundCardProps) {
  const { card, roundId, isLast, takesFocus, noteOf, onKnown, onNext } = props
  const heading = useStepFocus<HTMLHeadingElement>(takesFocus)
  const back = useRef<HTMLDivElement>(null)
  const [isTurned, setTurned] = useState(false)
  const idOf = (knows: boolean) => roundReviewId(roundId, card.cardId, knows)

  const turn = () => {
    setTurned(true)
    requestAnimationFrame(() => back.current?.focus({ preventScroll: true }))
  }
  const review = useMutate(cardsApiCalls.reviewCard, {
    settle: (_edit, { earned }, { body }) => {
      void redeemEarned(earned)
      onKnown(body.knows)
    },
  })
  const { waiting, send, message } = useResend(review)
  const undo = useMutate(cardsApiCalls.undoReview, {
    settle: (_edit, { xp }) => {
      setPupilXp(xp)
      review.reset()
      onKnown(null)
    },
  })
  const isPending = review.isPending || undo.isPending
  const isKnown = review.isSuccess ? review.variables.body.knows : null
  const judge = (knows: boolean) => {
    const body = { id: idOf(knows), knows }
    if (!isPending) send({ params: { id: card.cardId }, body })
  }
  return (
    <section className={clsx('space-y-5', ABOVE_BOTTOM_BAR_CLASSES)}>
      <h2
        ref={heading}
        tabIndex={-1}
        className="text-sm font-bold text-muted outline-none early:sr-only"
      >
        Kartica
      </h2>
      <div
        role="group"
        aria-label="Kartica"
        className="space-y-4 rounded-card border-2 border-line bg-surface p-6 text-center shadow-card [&>.aloud-place]:ml-auto"
      >
        <LazyReadAloudButton key={String(isTurned)} />
        <RichText html={card.front} className="prose mx-auto font-display text-2xl font-bold" />
        {isTurned && (
          <div
            ref={back}
            tabIndex={-1}
            className="border-t-2 border-dashed border-line pt-4 outline-none"
          >
            <span className="sr-only">Stražnja strana: </span>
            <RichText html={card.back} className="prose mx-auto text-xl" />
          </div>
        )}
      </div>
      <RoundMessage {...message} text={message.text ?? undo.error?.message} />
      {review.error && isRefusal(review.error) && <RefusalActions onSkip={onNext} />}
      {isKnown !== null && noteOf?.(isKnown)}
      <BottomBar>
        {isKnown !== null ? (
          <>
            <Button
              variant="secondary"
              aria-disabled={isPending}
              data-early-icon="again"
              onClick={() => isPending || undo.mutate({ params: { id: idOf(isKnown) } })}
            >
              Poništi
            </Button>
            <Button onClick={onNext} className="flex-1 text-lg" data-early-icon="next" autoFocus>
              {isLast ? 'Završi' : 'Dalje'}
            </Button>
          </>
        ) : !isTurned ? (
          <Button onClick={turn} className="w-full text-lg" data-early-icon="turn">
            Okreni karticu
          </Button>
        ) : waiting ? (
          // The other verdict has another id, and this one may have arrived.
          <Button
            aria-disabled={isPending}
            data-early-icon="again"
            onClick={() => isPending || send(waiting)}
            className="w-full text-lg"
          >
            Pokušaj ponovno
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              aria-disabled={isPending}
              data-early-icon="question"
              onClick={() => judge(false)}
              className="flex-1"
            >
              Ne znam
            </Button>
            <Button
              aria-disabled={isPending}
              data-early-icon="check"
              onClick={() => judge(true)}
              className="flex-1"
            >
              Znam
            </Button>
          </>
        )}
      </BottomBar>
    </section>
  )
}
