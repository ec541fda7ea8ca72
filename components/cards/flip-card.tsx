'use client'
import { clsx } from 'clsx'
import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react'
import type { SubjectArea } from '@/lib/content/model'
import { CardFace } from './card-face'

export type DeckCard = {
  id: string
  front: ReactNode
  back: ReactNode
  /** The front in a list; by default the front itself. */
  listed?: ReactNode
  /** The card's source or state. */
  note?: ReactNode
  /** Colours the card on pages without a subject. */
  area?: SubjectArea
}

type FlipCardProps = {
  card: DeckCard
  isFlipped: boolean
  onFlip: () => void
  /** Cards below it. */
  below: number
  takesFocus: boolean
}

/**
 * A card that flips when tapped. Both sides share one grid cell, so that it keeps its size; the
 * hidden one is `inert`.
 */
export function FlipCard({ card, isFlipped, onFlip, below, takesFocus }: FlipCardProps) {
  const front = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLDivElement>(null)
  const hasFlipped = useRef(false)

  useEffect(() => {
    const isFirst = !hasFlipped.current && !isFlipped
    if (isFlipped) hasFlipped.current = true
    if (isFirst && !takesFocus) return
    const shown = isFlipped ? back : front
    shown.current?.focus({ preventScroll: true })
  }, [isFlipped, takesFocus])

  const onClick = (event: MouseEvent) => {
    const isElsewhere = (event.target as HTMLElement).closest('a, input')
    const isSelecting = window.getSelection()?.isCollapsed === false
    if (!isElsewhere && !isSelecting) onFlip()
  }
  return (
    <div
      data-area={card.area}
      className="relative animate-rise cursor-pointer perspective-[1200px]"
      onClick={onClick}
    >
      {SHEETS.slice(0, below).map((tilt) => (
        <div key={tilt} aria-hidden="true" className={clsx(SHEET, tilt)} />
      ))}
      <div
        className={clsx(
          'grid transition-transform duration-500 ease-[cubic-bezier(0.3,1.2,0.4,1)] transform-3d',
          isFlipped && 'rotate-y-180',
        )}
      >
        <CardFace ref={front} side="front" isShown={!isFlipped} note={card.note}>
          {card.front}
        </CardFace>
        <CardFace ref={back} side="back" isShown={isFlipped} note={card.note}>
          {card.back}
        </CardFace>
      </div>
    </div>
  )
}

const SHEET = 'absolute inset-0 rounded-card border-2 border-line bg-sunken'
const SHEETS = ['rotate-[2.5deg]', '-rotate-[1.5deg]']
