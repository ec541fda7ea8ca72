'use client'
import { useMemo, useState, type ReactNode } from 'react'
import { Progress } from '@/components/ui/progress'
import { RoundCard } from './round-card'
import type { RoundItem, RoundReference } from './round-item'
import { RoundQuestion } from './round-question'
import { RoundScript } from './round-script'
import { usePreloadedFields } from '../use-preloaded-fields'

type RoundProps = {
  items: RoundItem[]
  judging: RoundReference
  /** Results so far by key: the round begins at the first item without one. */
  results: Record<string, boolean>
  /** Null when an answer was taken back. */
  onResult: (key: string, isKnown: boolean | null) => void
  onEnd: () => void
  noteOf?: (key: string, isKnown: boolean) => ReactNode
  /** Shown above an item. */
  headOf?: (key: string) => ReactNode
  /** Awaited before the next item, since the items may change. */
  untilReady?: (() => Promise<void> | undefined) | undefined
}

/** Items one at a time, each judged at once. */
export function Round(props: RoundProps) {
  const { items, judging, results, onResult, onEnd, noteOf, headOf, untilReady } = props
  const [position, setPosition] = useState(() =>
    Math.max(
      0,
      items.findIndex(({ key }) => results[key] === undefined),
    ),
  )
  usePreloadedFields(useMemo(() => questionsOf(items), [items]))
  const item = items[position]
  if (!item) return null
  const isLast = position === items.length - 1
  const step = {
    isLast,
    takesFocus: true,
    onKnown: (isKnown: boolean | null) => onResult(item.key, isKnown),
    onNext: async () => {
      await untilReady?.()
      if (isLast) onEnd()
      else setPosition(position + 1)
    },
    noteOf: noteOf && ((isKnown: boolean) => noteOf(item.key, isKnown)),
  }
  const done = position + (results[item.key] === undefined ? 0 : 1)
  return (
    <div>
      <div className="mb-5 space-y-2">
        <p className="font-bold early:sr-only">
          {position + 1}. <span className="font-semibold text-muted">od {items.length}</span>
        </p>
        <Progress value={done} max={items.length} label="Napredak u vježbi" />
      </div>
      {headOf?.(item.key)}
      {item.kind === 'script' ? (
        <RoundScript key={item.key} script={item} {...step} />
      ) : item.kind === 'question' ? (
        <RoundQuestion key={item.key} question={item.question} judging={judging} {...step} />
      ) : (
        <RoundCard key={item.key} card={item} roundId={judging.roundId} {...step} />
      )}
    </div>
  )
}

const questionsOf = (items: RoundItem[]) =>
  items.flatMap((item) => (item.kind === 'question' ? item.question : []))
