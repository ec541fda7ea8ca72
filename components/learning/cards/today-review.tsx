'use client'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { EmptyState } from '@/components/ui/empty-state'
import { RichText } from '@/components/ui/rich-text'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { useCall } from '@/lib/platform/browser/queries'
import type { ApiError } from '@/lib/platform/http/client'
import { CARDS_ACCUSATIVE } from '@/lib/content/curriculum/nouns'
import { cardsApiCalls } from '@/lib/learning/cards/calls'
import { cardIdsWithUnsentReview } from '@/lib/learning/cards/review-outbox-items'
import { listWaitingItems } from '@/stores/outbox'
import { useLoadedUser } from '@/stores/load-user'
import type { TodayCard, TodayReview as Today } from '@/lib/learning/cards/model'
import { CardDeck } from './card-deck'
import { GapWord, SpellingBack, SpellingFront } from './spelling-faces'
import { useReviews } from './use-reviews'
import { REVIEWS_WAITING_TEXT, encouragement } from './deck-labels'
import { EarnedXp } from '@/components/learning/rewards/earned-xp'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { counted } from '@/lib/platform/hr/plurals'
import { knownCount, cardsToRepeat, type DeckProgress } from '@/lib/learning/cards/deck'
import { DeckEnd } from './deck-end'
import type { DeckCard } from './flip-card'

/** Today's cards of all lessons and the pupil's misspelt words. */
export function TodayReview() {
  const owner = useLoadedUser()
  const pupilId = owner.data?._id
  // Data of an earlier visit is outdated by the reviews since.
  const options = { isDaily: true, staysOnFocus: true, isForgotten: true }
  const query = useCall(cardsApiCalls.todayCards, {}, options)
  const { data, failure, look } = useUnreviewed(pupilId, query.data)
  const failureReason = query.failureReason ?? failure
  const refetch = () => Promise.all([query.refetch(), look()])
  return (
    <Loaded
      query={pupilId ? { ...query, data, failureReason, refetch } : { ...owner, data: undefined }}
      title="Kartice za danas"
      skeleton={<ListSkeleton />}
    >
      {(today) =>
        pupilId && (
          <TodayPile key={today.cards.map(({ _id }) => _id).join()} {...{ pupilId, today }} />
        )
      }
    </Loaded>
  )
}

/**
 * Leaves out cards whose reviews wait in the outbox, so that a reload does not ask for them twice.
 */
function useUnreviewed(pupilId: string | undefined, today: Today | undefined) {
  const [reviewed, setReviewed] = useState<string[]>()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const look = useCallback(async () => {
    if (!pupilId) return
    await listWaitingItems(pupilId).then(
      (items) => setReviewed(cardIdsWithUnsentReview(items)),
      setFailure,
    )
  }, [pupilId])
  useEffect(() => void look(), [look])
  const data = useMemo(
    () =>
      today &&
      reviewed && { ...today, cards: today.cards.filter(({ _id }) => !reviewed.includes(_id)) },
    [today, reviewed],
  )
  return { data, failure, look }
}

function TodayPile({ pupilId, today }: { pupilId: string; today: Today }) {
  const { note, undo, isWaiting, earned, forgetEarned } = useReviews(pupilId)
  const cards = useMemo(() => today.cards.map(toDeckCard), [today.cards])
  if (!cards.length) {
    const [title, text] = today.hasDeck ? DONE : NOTHING_YET
    return <EmptyState title={title} text={text} action={{ label: 'Na profil', href: '/profil' }} />
  }
  const kindOf = (id: string) => today.cards.find(({ _id }) => _id === id)?.kind ?? 'lesson'
  return (
    <CardDeck
      cards={cards}
      startsAnew
      onJudge={(cardId, knows) => note({ cardId, kind: kindOf(cardId), knows })}
      onUndo={undo}
      message={isWaiting ? REVIEWS_WAITING_TEXT : null}
      renderEnd={(deck, restart) => (
        <TodayEnd
          deck={deck}
          cards={cards}
          earned={earned}
          onRestart={(ids) => {
            forgetEarned()
            restart(ids)
          }}
        />
      )}
    />
  )
}

const DONE = ['Za danas je sve ponovljeno', 'Vrati se sutra po nove kartice.'] as const
const NOTHING_YET = [
  'Ovdje će te čekati kartice',
  'Kad u nekoj lekciji okreneš prve kartice, ovdje ćeš ih ponavljati baš kad treba.',
] as const

function toDeckCard(card: TodayCard) {
  const { _id: id, lesson } = card
  const { area } = lesson
  if (card.kind === 'lesson') {
    const { front, back } = card
    const note = lesson.title
    return { id, front: <RichText html={front} />, back: <RichText html={back} />, note, area }
  }
  return {
    id,
    front: <SpellingFront card={card} />,
    back: <SpellingBack card={card} />,
    listed: <GapWord card={card} />,
    note: `Pravopis: ${lesson.title}`,
    area,
  }
}

type TodayEndProps = {
  deck: DeckProgress
  cards: DeckCard[]
  earned: number
  onRestart: (ids: string[]) => void
}

/** The end of today's cards; cards of other days are not mentioned. */
function TodayEnd({ deck, cards, earned, onRestart }: TodayEndProps) {
  const known = knownCount(deck)
  const repeat = cardsToRepeat(deck)
  return (
    <DeckEnd
      title="Gotovo za danas!"
      text={`Znaš ${known} od ${deck.round.length}. ${encouragement(known, deck.round.length)}`}
      deck={deck}
      cards={cards}
      actions={
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink href="/profil" data-early-icon="home">
            Na profil
          </ButtonLink>
          {repeat.length > 0 && (
            <Button variant="secondary" onClick={() => onRestart(repeat)} data-early-icon="again">
              Ponovi {counted(repeat.length, CARDS_ACCUSATIVE)}
            </Button>
          )}
        </div>
      }
    >
      {earned > 0 && <EarnedXp value={earned} />}
    </DeckEnd>
  )
}
