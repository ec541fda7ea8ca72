'use client'
import { clsx } from 'clsx'
import { useEffect, useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react'
import { LazyReadAloudButton } from '@/components/platform/reading/lazy-read-aloud-button'
import type { SubjectArea } from '@/lib/content/curriculum/model'

export type DeckCard = {
  id: string
  front: ReactNode
  back: ReactNode
  /** What a list shows in place of the front; defaults to `front`. */
  listed?: ReactNode
  note?: ReactNode
  /** Colours the card on pages without a subject. */
  area?: SubjectArea
}

type FlipCardProps = {
  card: DeckCard
  isFlipped: boolean
  onFlip: () => void
  below: number
  takesFocus: boolean
}

/** A card that flips when tapped. Both sides share a grid cell to keep its size; one is `inert`. */
export function FlipCard({ card, isFlipped, onFlip, below, takesFocus }: FlipCardProps) {
  const front = useRef<HTMLDivElement>(null)
  const back = useRef<HTMLDivElement>(null)
  const hasFlipped = useRef(false)
  // The first card is not animated: an animation while scripts load slows both on a slow phone.
  const [rises] = useState(takesFocus)

  useEffect(() => {
    const isFirst = !hasFlipped.current && !isFlipped
    if (isFlipped) hasFlipped.current = true
    if (isFirst && !takesFocus) return
    const shown = isFlipped ? back : front
    shown.current?.focus({ preventScroll: true })
  }, [isFlipped, takesFocus])

  const onClick = (event: MouseEvent) => {
    const isElsewhere = (event.target as HTMLElement).closest('a, button, input, audio')
    const isSelecting = window.getSelection()?.isCollapsed === false
    if (!isElsewhere && !isSelecting) onFlip()
  }
  return (
    <div
      data-area={card.area}
      className={clsx('relative cursor-pointer perspective-[1200px]', rises && 'animate-rise')}
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

type CardFaceProps = {
  ref: Ref<HTMLDivElement>
  side: 'front' | 'back'
  isShown: boolean
  note: ReactNode
  children: ReactNode
}

const SIDES = {
  front: { name: 'Pitanje', look: 'border-line bg-surface', tag: 'bg-area-soft' },
  back: { name: 'Odgovor', look: 'rotate-y-180 border-area bg-area-soft', tag: 'bg-surface' },
} as const

/** `--around` is the height of everything else on the screen. */
const FACE =
  'flex min-h-[clamp(14rem,calc(100dvh-var(--around,22rem)),24rem)] flex-col rounded-card border-2 p-5 shadow-lift ' +
  'backface-hidden [grid-area:1/1] sm:p-7'

/** One side of a card, focusable so that screen readers announce it. */
function CardFace({ ref, side, isShown, note, children }: CardFaceProps) {
  const { name, look, tag } = SIDES[side]
  return (
    <div
      ref={ref}
      role="group"
      aria-label={name}
      tabIndex={-1}
      inert={!isShown}
      className={clsx(FACE, look)}
    >
      <p className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm font-bold">
        <span className={clsx('rounded-full px-3 py-1 text-area', tag)}>{name}</span>
        {note && <span className="min-w-0 break-words text-muted">{note}</span>}
        {/* On the side that is turned away it would be read, too. */}
        {isShown ? <LazyReadAloudButton /> : <span className="aloud-place" />}
      </p>
      <div className="prose flex flex-1 flex-col items-center justify-center py-4 text-center font-display text-2xl leading-snug font-bold sm:text-3xl">
        {children}
      </div>
    </div>
  )
}
