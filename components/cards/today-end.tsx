'use client'
import { EarnedXp } from '@/components/rewards/earned-xp'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { counted } from '@/lib/hr/plurals'
import { knownCount, toRepeat, type Deck } from '@/lib/cards/deck'
import { DeckEnd } from './deck-end'
import type { DeckCard } from './flip-card'
import { CARDS_ACCUSATIVE, encouragement } from './words'

type TodayEndProps = {
  deck: Deck
  cards: DeckCard[]
  /** XP that the cards have brought. */
  earned: number
  onRestart: (ids: string[]) => void
}

/** The end of today's cards: done is done, whatever is still to come on other days. */
export function TodayEnd({ deck, cards, earned, onRestart }: TodayEndProps) {
  const known = knownCount(deck)
  const repeat = toRepeat(deck)
  return (
    <DeckEnd
      title="Gotovo za danas!"
      text={`Znaš ${known} od ${deck.round.length}. ${encouragement(known, deck.round.length)}`}
      deck={deck}
      cards={cards}
      actions={
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          <ButtonLink href="/profil">Na profil</ButtonLink>
          {repeat.length > 0 && (
            <Button variant="secondary" onClick={() => onRestart(repeat)}>
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
