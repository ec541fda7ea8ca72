'use client'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { ResultHead } from '@/components/learning/rewards/result-head'
import { CARDS, QUESTIONS } from '@/lib/content/curriculum/nouns'
import type { SittingRound } from '@/lib/learning/daily-practice/model'
import { starsFor } from '@/lib/learning/rewards/stars'
import { counted } from '@/lib/platform/hr/plurals'

type AgainOfferProps = {
  first: SittingRound
  again: SittingRound
  onAgain: () => void
  onEnd: () => void
}

/** Between the rounds of a sitting: what went wrong once more, or the end. */
export function AgainOffer({ first, again, onAgain, onEnd }: AgainOfferProps) {
  const judged = first.items.filter(({ kind }) => kind !== 'script')
  const right = judged.filter(({ key }) => first.results[key]).length
  const left = again.items.filter(({ key }) => again.results[key] === undefined)
  const parts = Object.entries({ question: QUESTIONS, card: CARDS }).flatMap(([kind, forms]) => {
    const count = left.filter((item) => item.kind === kind).length
    return count ? counted(count, forms) : []
  })
  return (
    <Container width="narrow" className="py-6">
      <h1 className="sr-only">Danas</h1>
      <section className="animate-rise py-4">
        <ResultHead
          cheers={right * 2 >= judged.length}
          title={`${right} od ${judged.length} točno`}
          text="Što nije išlo, možeš odmah pokušati još jednom. Ne moraš: vratit će se samo."
          stars={starsFor(right, judged.length)}
        >
          <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
            <Button onClick={onAgain} data-early-icon="again">
              Još jednom: {parts.join(' i ')}
            </Button>
            <Button variant="secondary" onClick={onEnd} data-early-icon="check">
              Gotovo za danas
            </Button>
          </div>
        </ResultHead>
      </section>
    </Container>
  )
}
