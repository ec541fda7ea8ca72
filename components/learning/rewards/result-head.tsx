'use client'
import type { ReactNode } from 'react'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { OwnMascot } from './own-mascot'

type ResultHeadProps = {
  cheers: boolean
  title: string
  text: string
  children?: ReactNode
}

/** The head of a finished round; it takes focus. The mascot cheers or waves. */
export function ResultHead({ cheers, title, text, children }: ResultHeadProps) {
  const heading = useStepFocus<HTMLHeadingElement>()
  return (
    <div className="flex flex-col items-center gap-3 text-center">
      <OwnMascot pose={cheers ? 'cheer' : 'wave'} className="size-36" />
      <h2 ref={heading} tabIndex={-1} className="font-display text-4xl font-extrabold outline-none">
        {title}
      </h2>
      <p className="max-w-md text-lg text-muted">{text}</p>
      {children}
    </div>
  )
}
