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
  front: { name: 'Pitanje', look: 'border-line bg-surface' },
  back: { name: 'Odgovor', look: 'rotate-y-180 border-area bg-area-soft' },
} as const

/** One side of a card. It can take the focus, so that readers hear it when it turns up. */
export function CardFace({ ref, side, isShown, note, children }: CardFaceProps) {
  const { name, look } = SIDES[side]
  return (
    <div
      ref={ref}
      role="group"
      aria-label={name}
      tabIndex={-1}
      inert={!isShown}
      className={clsx(
        'flex min-h-72 flex-col rounded-card border-2 p-5 shadow-lift backface-hidden sm:min-h-80 sm:p-7',
        '[grid-area:1/1]',
        look,
      )}
    >
      <p className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm font-bold">
        <span className="text-area">{name}</span>
        {note && <span className="min-w-0 break-words text-muted">{note}</span>}
      </p>
      <div className="prose flex flex-1 flex-col items-center justify-center py-4 text-center font-display text-2xl leading-snug font-bold sm:text-3xl">
        {children}
      </div>
    </div>
  )
}
