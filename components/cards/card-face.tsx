import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'

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
export function CardFace({ ref, side, isShown, note, children }: CardFaceProps) {
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
      </p>
      <div className="prose flex flex-1 flex-col items-center justify-center py-4 text-center font-display text-2xl leading-snug font-bold sm:text-3xl">
        {children}
      </div>
    </div>
  )
}
