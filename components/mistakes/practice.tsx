'use client'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { v7 as uuidv7 } from 'uuid'
import { Round } from '@/components/quiz/review/round'
import { RoundEnd } from '@/components/quiz/review/round-end'
import type { RoundItem } from '@/components/quiz/review/round-item'
import { Button } from '@/components/ui/button'
import type { Mistake } from '@/lib/mistakes/model'
import { newsWords } from './day-words'

type PracticeProps = {
  /** As they were when the practice began. */
  mistakes: Mistake[]
  today: string
  onResult: (id: string, isKnown: boolean) => void
  onClose: () => void
}

function toItem(mistake: Mistake): RoundItem[] {
  const key = mistake._id
  if (mistake.kind === 'question') return [{ key, kind: 'question', question: mistake.question }]
  if (mistake.kind === 'check') return []
  const { cardId, front, back } = mistake
  return [{ key, kind: 'card', cardId, front, back }]
}

/** A round through mistakes, one after another. */
export function Practice({ mistakes, today, onResult, onClose }: PracticeProps) {
  const [roundId] = useState(() => uuidv7())
  const [results, setResults] = useState<Record<string, boolean>>({})
  const [isOver, setOver] = useState(false)
  const verdicts = Object.values(results)
  if (isOver) {
    const right = verdicts.filter(Boolean).length
    return (
      <RoundEnd right={right} total={verdicts.length} text="Svaki pokušaj pomaže pamćenju.">
        <Button onClick={onClose}>Natrag na popis</Button>
      </RoundEnd>
    )
  }
  return (
    <div className="space-y-3">
      <Button variant="quiet" onClick={onClose} className="-ml-5">
        <ArrowLeft aria-hidden="true" className="size-5" />
        Natrag na popis
      </Button>
      <Round
        items={mistakes.flatMap(toItem)}
        judging={{ source: 'greske', roundId }}
        results={results}
        onResult={(key, isKnown) => {
          setResults((all) => ({ ...all, [key]: isKnown }))
          onResult(key, isKnown)
        }}
        // A round whose questions are all gone has no result.
        onEnd={() => (verdicts.length ? setOver(true) : onClose())}
        noteOf={(key, isKnown) => {
          const rightDay = mistakes.find(({ _id }) => _id === key)?.rightDay ?? null
          return (
            <p role="status" className="rounded-control bg-sunken px-4 py-3 font-bold">
              {newsWords(rightDay, isKnown, today)}
            </p>
          )
        }}
      />
    </div>
  )
}
