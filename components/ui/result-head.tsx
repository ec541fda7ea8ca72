'use client'
import type { ReactNode } from 'react'
import { Mascot } from '@/components/art/mascot'
import { useStepFocus } from './use-step-focus'

type ResultHeadProps = {
  /** Whether the mascot cheers; else it waves. */
  cheers: boolean
  title: string
  /** A kind word. */
  text: string
  /** Below the text: what else is to be known. */
  children?: ReactNode
}

/** The head of what a round, a pile or a play came to. It takes the focus from the last step. */
export function ResultHead({ cheers, title, text, children }: ResultHeadProps) {
  const heading = useStepFocus<HTMLHeadingElement>()
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <Mascot pose={cheers ? 'cheer' : 'wave'} className="size-36" />
      <h2 ref={heading} tabIndex={-1} className="font-display text-4xl font-extrabold outline-none">
        {title}
      </h2>
      <p className="max-w-md text-lg text-muted">{text}</p>
      {children}
    </div>
  )
}
