'use client'
import type { ReactNode } from 'react'
import { ResultHead } from '@/components/ui/result-head'

type RoundEndProps = { right: number; total: number; text: string; children: ReactNode }

/** The result of a round and the links from it. */
export function RoundEnd({ right, total, text, children }: RoundEndProps) {
  return (
    <section className="animate-rise py-4">
      <ResultHead cheers={right === total} title={`${right} od ${total} točno`} text={text}>
        <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">{children}</div>
      </ResultHead>
    </section>
  )
}
