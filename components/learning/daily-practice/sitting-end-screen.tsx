'use client'
import { MasteryProgressBar } from '@/components/learning/mastery/mastery-progress-bar'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import { AllKnownNote } from './all-known-note'
import { ResultHead } from '@/components/learning/rewards/result-head'
import type { SittingEnd } from '@/lib/learning/daily-practice/model'
import { starsFor } from '@/lib/learning/rewards/stars'
import { MASTERY } from '@/lib/learning/mastery/limits'

type SittingEndScreenProps = { end: SittingEnd; onMore: () => void }

/** The end of a sitting: what got better and what comes the day after. More is offered, never urged. */
export function SittingEndScreen({ end, onMore }: SittingEndScreenProps) {
  const { right, total, better, dayAfter, isDayAfter, mayContinue, allKnown } = end
  return (
    <Container width="narrow" className="space-y-8 py-6">
      <h1 className="sr-only">Danas</h1>
      <section className="animate-rise space-y-8 py-4">
        <ResultHead
          cheers
          title="Gotovo za danas!"
          text={`${right} od ${total} točno.`}
          stars={starsFor(right, total)}
        >
          <div className="mt-2 flex w-full flex-col gap-3 sm:w-auto sm:flex-row">
            <ButtonLink href="/profil" data-early-icon="home">
              Na profil
            </ButtonLink>
            {mayContinue && (
              <Button variant="quiet" onClick={onMore} data-early-icon="again">
                Još malo
              </Button>
            )}
          </div>
        </ResultHead>
        {better.length > 0 && (
          <div className="space-y-3 early:hidden">
            <h3 className="font-display text-2xl font-bold">Što danas ide bolje</h3>
            <ul className="space-y-2">
              {better.map(({ lesson, before, after }) => (
                <li
                  key={lesson.lessonId}
                  data-area={lesson.area}
                  className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-area-soft px-4 py-3"
                >
                  <Link href={lesson.path} className="min-w-0 font-bold break-words underline">
                    {lesson.title}
                  </Link>
                  <span className="flex items-center gap-2 text-sm font-bold">
                    <MasteryProgressBar right={after} />
                    {after >= MASTERY.right
                      ? 'Savladano'
                      : `${before} → ${after} od ${MASTERY.right}`}
                  </span>
                </li>
              ))}
            </ul>
          </div>
        )}
        {allKnown && <AllKnownNote {...allKnown} />}
        {dayAfter.length > 0 && (
          <div className="space-y-2 early:hidden">
            <h3 className="font-display text-2xl font-bold">
              {isDayAfter ? 'Danas te još čeka' : 'Sutra'}
            </h3>
            <p className="text-lg text-muted">
              {dayAfter.map(({ title }) => `„${title}”`).join(', ')}
            </p>
          </div>
        )}
      </section>
    </Container>
  )
}
