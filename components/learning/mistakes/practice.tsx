'use client'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { Round } from '@/components/learning/quiz/review/round'
import { RoundPage } from '@/components/learning/quiz/review/round-page'
import type { RoundItem } from '@/components/learning/quiz/review/round-item'
import { MISTAKES_A_ROUND } from '@/lib/learning/mistakes/limits'
import type { Mistake } from '@/lib/learning/mistakes/model'
import { mistakeChangeLabel } from './day-words'

type PracticeProps = {
  /** As they were when the practice began; all of them, in their order. */
  mistakes: Mistake[]
  today: string
  onResult?: () => void
  /** Closes a round that has no result. */
  onClose: () => void
  /** The link back; defaults to the list. */
  way?: { back: string; onBack: string }
}

function toItem(mistake: Mistake): RoundItem[] {
  const key = mistake._id
  if (mistake.kind === 'question') return [{ key, kind: 'question', question: mistake.question }]
  if (mistake.kind === 'check') return []
  const { cardId, front, back } = mistake
  return [{ key, kind: 'card', cardId, front, back }]
}

/** Rounds through mistakes, eight at a time. */
export function Practice({ mistakes, ...round }: PracticeProps) {
  const [start, setStart] = useState(0)
  const end = start + MISTAKES_A_ROUND
  const left = mistakes.length - end
  return (
    <PracticeRound
      key={start}
      mistakes={mistakes.slice(start, end)}
      {...round}
      more={
        left > 0
          ? {
              label: `Vježbaj još ${Math.min(left, MISTAKES_A_ROUND)}`,
              to: () => setStart(end),
            }
          : undefined
      }
    />
  )
}

type PracticeRoundProps = PracticeProps & {
  more: { label: string; to: () => void } | undefined
}

function PracticeRound(props: PracticeRoundProps) {
  const { mistakes, today, onResult, onClose, way, more } = props
  const [roundId] = useState(() => uuidv7())
  const [results, setResults] = useState<Record<string, boolean>>({})
  const [isOver, setOver] = useState(false)
  const verdicts = Object.values(results)
  const right = verdicts.filter(Boolean).length
  const end = {
    right,
    total: verdicts.length,
    text: more
      ? 'Ostale te čekaju. Možeš odmah, a možeš i sutra.'
      : 'Svaki pokušaj pomaže pamćenju.',
    more,
  }
  return (
    <RoundPage
      title="Moje greške: vježba"
      {...(way ?? { back: 'Natrag na popis', onBack: onClose })}
      end={isOver ? end : null}
    >
      <Round
        items={mistakes.flatMap(toItem)}
        judging={{ source: 'greske', roundId }}
        results={results}
        onResult={(key, isKnown) => {
          setResults(({ [key]: _, ...others }) =>
            isKnown === null ? others : { ...others, [key]: isKnown },
          )
          onResult?.()
        }}
        // A round whose questions are all gone has no result.
        onEnd={() => (verdicts.length ? setOver(true) : onClose())}
        noteOf={(key, isKnown) => {
          const rightDay = mistakes.find(({ _id }) => _id === key)?.rightDay ?? null
          return (
            <p role="status" className="rounded-control bg-sunken px-4 py-3 font-bold">
              {mistakeChangeLabel(rightDay, isKnown, today)}
            </p>
          )
        }}
      />
    </RoundPage>
  )
}
