'use client'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { ResultHead } from '@/components/learning/rewards/result-head'
import { starsFor } from '@/lib/learning/rewards/stars'
import { useHiddenFooter } from '@/components/ui/use-hidden-footer'
import { useOnLeave } from '@/components/ui/use-on-leave'

type Way = string | (() => void)

type RoundPageProps = {
  title: string
  back: string
  /** An address, or a function that closes the round on its page. */
  onBack: Way
  end: {
    right: number
    total: number
    text: string
    /** A further round. */
    more?: { label: string; to: Way } | undefined
  } | null
  children: ReactNode
}

/** A round on its own page, with a link back; at its end, the result replaces it. */
export function RoundPage({ title, back, onBack, end, children }: RoundPageProps) {
  useHiddenFooter(end === null)
  // An open round is resumed on return; of a finished one only its list is of use.
  useOnLeave(() => end && typeof onBack === 'function' && onBack())
  return (
    <Container width="narrow" className="py-6">
      <h1 className="sr-only">{title}</h1>
      {end ? (
        <section className="animate-rise py-4">
          <ResultHead
            cheers={end.right === end.total}
            title={`${end.right} od ${end.total} točno`}
            text={end.text}
            stars={starsFor(end.right, end.total)}
          >
            <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
              <WayButton to={onBack} data-early-icon="home">
                {back}
              </WayButton>
              {end.more && (
                <WayButton to={end.more.to} variant="secondary" data-early-icon="again">
                  {end.more.label}
                </WayButton>
              )}
            </div>
          </ResultHead>
        </section>
      ) : (
        <div className="space-y-3">
          <WayButton
            to={onBack}
            variant="quiet"
            className="-ml-5 align-middle"
            data-early-icon="home"
          >
            <ArrowLeft aria-hidden="true" className="size-5 early:hidden" />
            <span className="early:sr-only">{back}</span>
          </WayButton>
          {children}
        </div>
      )}
    </Container>
  )
}

type WayButtonProps = {
  to: Way
  variant?: 'primary' | 'secondary' | 'quiet'
  className?: string
  'data-early-icon'?: string
  children: ReactNode
}

const WayButton = ({ to, ...look }: WayButtonProps) =>
  typeof to === 'string' ? <ButtonLink href={to} {...look} /> : <Button onClick={to} {...look} />
