'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Mascot } from '@/components/art/mascot'
import { LazyReadAloudButton } from '@/components/platform/reading/lazy-read-aloud-button'
import { Stars } from '@/components/ui/stars'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { OwnMascot } from './own-mascot'

type ResultHeadProps = {
  cheers: boolean
  title: string
  text: string
  /** From 1 to 3: early readers see them in place of title and text. */
  stars?: number
  children?: ReactNode
}

/** The head of a finished round; it takes focus. The mascot cheers or waves. */
export function ResultHead({ cheers, title, text, stars, children }: ResultHeadProps) {
  const heading = useStepFocus<HTMLHeadingElement>()
  const pose = cheers ? 'cheer' : 'wave'
  return (
    <div data-aloud-block className="flex flex-col items-center gap-3 text-center">
      <OwnMascot
        pose={pose}
        className="size-36"
        plain={<Mascot pose={pose} className="size-full" />}
      />
      {stars && (
        <div className="hidden early:block">
          <Stars filled={stars} />
        </div>
      )}
      <h2
        ref={heading}
        tabIndex={-1}
        className={clsx(
          'font-display text-4xl font-extrabold outline-none',
          stars && 'early:sr-only',
        )}
      >
        {title}
      </h2>
      <p className={clsx('max-w-md text-lg text-muted', stars && 'early:sr-only')}>{text}</p>
      <LazyReadAloudButton />
      {children}
    </div>
  )
}
