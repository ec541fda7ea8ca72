'use client'
import { Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { BackToProfile } from '@/components/ui/back-to-profile'
import { Container } from '@/components/ui/container'
import { useHandedAnew } from '@/components/ui/use-handed-anew'
import { ApiError, call } from '@/lib/http/client'
import { mistakesCalls } from '@/lib/mistakes/calls'
import type { Mistake, MistakePage } from '@/lib/mistakes/model'
import { addPage } from './add-page'
import { afterAnswer } from './after-answer'
import { MistakeGroups } from './mistake-groups'
import { NoMistakes } from './no-mistakes'
import { Practice } from './practice'
import { useServerDay } from './use-server-day'

type MistakesPageProps = {
  /** The first page, as the server had it. */
  handed: MistakePage
  /** The instant of it, by the server's clock. */
  now: string
  /** Where a pupil without mistakes goes on. */
  learnPath: string
}

/** What a round through the list asks: what wasn't right today yet, everything where all was. */
function roundOf({ groups, today }: MistakePage): Mistake[] {
  const all = groups.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'check')
  const open = all.filter(({ rightDay }) => rightDay !== today)
  return open.length ? open : all
}

/** "Moje greške": what to practise again, until it is right on two different days. */
export function MistakesPage({ handed, now, learnPath }: MistakesPageProps) {
  const [page, setPage] = useState(handed)
  const [practised, practise] = useState<Mistake[] | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const [isLoading, setLoading] = useState(false)
  const dayNow = useServerDay(now)
  const heading = useRef<HTMLHeadingElement>(null)
  // An open round has its own copy and goes on.
  useHandedAnew(handed, () => {
    setPage(handed)
    setMessage(null)
  })
  const round = roundOf(page)

  const showMore = async () => {
    const { next } = page
    if (isLoading || !next) return
    setLoading(true)
    setMessage(null)
    try {
      const more = await call(mistakesCalls.listMistakes, { query: { nakon: next } })
      // Handed anew meanwhile, the list goes on elsewhere.
      setPage((known) => (known.next === next ? addPage(known, more) : known))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.message)
    } finally {
      setLoading(false)
    }
  }
  const note = (id: string, isKnown: boolean) => {
    const today = dayNow()
    setPage((known) => afterAnswer({ ...known, today }, id, isKnown))
  }
  const close = () => {
    practise(null)
    requestAnimationFrame(() => heading.current?.focus())
  }
  if (practised) {
    return (
      <Container width="narrow" className="py-6">
        <h1 className="sr-only">Moje greške: vježba</h1>
        <Practice mistakes={practised} today={page.today} onResult={note} onClose={close} />
      </Container>
    )
  }
  return (
    <Container width="medium" className="space-y-6 py-8">
      <div className="space-y-3">
        <BackToProfile />
        <h1
          ref={heading}
          tabIndex={-1}
          className="font-display text-4xl font-extrabold outline-none"
        >
          Moje greške
        </h1>
        <p className="text-lg text-muted">
          Zadatak odlazi s popisa kad odgovoriš točno u dva različita dana.
        </p>
        {page.total > 0 && (
          <div className="flex flex-wrap gap-3">
            {round.length > 0 && (
              <Button onClick={() => practise(roundOf({ ...page, today: dayNow() }))}>
                {page.next ? `Vježbaj prvih ${round.length}` : 'Vježbaj redom'}
              </Button>
            )}
            <ButtonLink href="/profil/greske/radni-list" variant="secondary">
              <Printer aria-hidden="true" className="size-5" />
              Ispiši radni list
            </ButtonLink>
          </div>
        )}
      </div>
      {page.total === 0 && <NoMistakes path={learnPath} />}
      <MistakeGroups page={page} onPractise={(mistake) => practise([mistake])} />
      <p role="alert" className="font-bold text-bad empty:hidden">
        {message}
      </p>
      {page.next && (
        <Button variant="secondary" onClick={showMore} aria-disabled={isLoading} className="w-full">
          {isLoading ? 'Učitavam...' : 'Prikaži još'}
        </Button>
      )}
    </Container>
  )
}
