'use client'
import type { ReactNode } from 'react'
import { Mascot } from '@/components/art/mascot'
import { useStepFocus } from './use-step-focus'

type RoundEndProps = { right: number; total: number; text: string; children: ReactNode }

/** What a round came to, with the way on. */
export function RoundEnd({ right, total, text, children }: RoundEndProps) {
  const heading = useStepFocus<HTMLHeadingElement>(true)
  return (
    <section className="flex animate-rise flex-col items-center gap-3 py-4 text-center">
      <Mascot pose={right === total ? 'cheer' : 'wave'} className="size-36" />
      <h2 ref={heading} tabIndex={-1} className="font-display text-4xl font-extrabold outline-none">
        {right} od {total} točno
      </h2>
      <p className="max-w-md text-lg text-muted">{text}</p>
      <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">{children}</div>
    </section>
  )
}
