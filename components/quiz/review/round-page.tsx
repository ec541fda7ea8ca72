'use client'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { ResultHead } from '@/components/ui/result-head'

type RoundPageProps = {
  title: string
  back: string
  onBack: () => void
  end: { right: number; total: number; text: string } | null
  children: ReactNode
}

/** A round on a page of its own: the way back above it, and below its result. */
export function RoundPage({ title, back, onBack, end, children }: RoundPageProps) {
  return (
    <Container width="narrow" className="py-6">
      <h1 className="sr-only">{title}</h1>
      {end ? (
        <section className="animate-rise py-4">
          <ResultHead
            cheers={end.right === end.total}
            title={`${end.right} od ${end.total} točno`}
            text={end.text}
          >
            <Button onClick={onBack} className="mt-2 w-full sm:w-auto">
              {back}
            </Button>
          </ResultHead>
        </section>
      ) : (
        <div className="space-y-3">
          <Button variant="quiet" onClick={onBack} className="-ml-5">
            <ArrowLeft aria-hidden="true" className="size-5" />
            {back}
          </Button>
          {children}
        </div>
      )}
    </Container>
  )
}
