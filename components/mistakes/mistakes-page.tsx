'use client'
import { Printer } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { BackToProfile } from '@/components/ui/back-to-profile'
import { Container } from '@/components/ui/container'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { useCallPages } from '@/lib/browser/query-pages'
import { mistakesCalls } from '@/lib/mistakes/calls'
import type { listMistakesContract } from '@/lib/mistakes/contract'
import type { Mistake, MistakePage, MistakeGroup } from '@/lib/mistakes/model'
import { gradePath } from '@/lib/paths'
import { useOwnGrade } from '@/stores/own-grade'
import { MistakeGroups } from './mistake-groups'
import { Practice } from './practice'
import { Mascot } from '@/components/art/mascot'

/** What of the pages of a list goes on where. */
const nextPage = ({ next }: MistakePage) => (next ? { query: { nakon: next } } : null)

/** What a round through the list asks: what wasn't right today yet, everything where all was. */
function roundOf({ groups, today }: MistakePage): Mistake[] {
  const all = groups.flatMap(({ items }) => items).filter(({ kind }) => kind !== 'check')
  const open = all.filter(({ rightDay }) => rightDay !== today)
  return open.length ? open : all
}

/** "Moje greške": what to practise again, until it is right on two different days. */
export function MistakesPage() {
  const options = { next: nextPage, isDaily: true }
  const query = useCallPages(mistakesCalls.listMistakes, { query: {} }, options)
  const page = useMemo(() => query.data?.pages.reduce(addPage), [query.data])
  return (
    <Loaded query={{ ...query, data: page }} title="Moje greške" skeleton={<ListSkeleton />}>
      {(known) => <MistakeList {...{ page: known, query }} />}
    </Loaded>
  )
}

type MistakeListProps = {
  page: MistakePage
  query: Pick<
    ReturnType<typeof useCallPages<typeof listMistakesContract>>,
    'refetch' | 'fetchNextPage' | 'isFetchingNextPage' | 'failureReason' | 'hasNextPage'
  >
}

function MistakeList({ page, query }: MistakeListProps) {
  const [practised, practise] = useState<Mistake[] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const grade = useOwnGrade()
  const round = roundOf(page)
  const close = () => {
    practise(null)
    requestAnimationFrame(() => heading.current?.focus())
  }
  if (practised) {
    return (
      <Container width="narrow" className="py-6">
        <h1 className="sr-only">Moje greške: vježba</h1>
        <Practice
          mistakes={practised}
          today={page.today}
          // An open round has its own copy and goes on.
          onResult={() => void query.refetch()}
          onClose={close}
        />
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
              <Button onClick={() => practise(round)}>
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
      {page.total === 0 && <NoMistakes path={grade ? gradePath(grade.slug) : '/profil'} />}
      <MistakeGroups page={page} onPractise={(mistake) => practise([mistake])} />
      <p role="alert" className="font-bold text-bad empty:hidden">
        {query.failureReason?.message}
      </p>
      {query.hasNextPage && (
        <Button
          variant="secondary"
          onClick={() => void query.fetchNextPage()}
          aria-disabled={query.isFetchingNextPage}
          className="w-full"
        >
          {query.isFetchingNextPage ? 'Učitavam...' : 'Prikaži još'}
        </Button>
      )}
    </Container>
  )
}

/** A page and the one after it as one: a lesson that goes on stays one group, nothing is twice. */
function addPage(page: MistakePage, more: MistakePage): MistakePage {
  const groups: MistakeGroup[] = [...page.groups]
  for (const { lesson, items } of more.groups) {
    const place = groups.findIndex((one) => one.lesson.lessonId === lesson.lessonId)
    const known = groups[place]
    if (!known) groups.push({ lesson, items })
    else {
      const ids = new Set(known.items.map(({ _id }) => _id))
      groups[place] = {
        lesson,
        items: [...known.items, ...items.filter(({ _id }) => !ids.has(_id))],
      }
    }
  }
  return { ...more, groups }
}

/** The empty list, of who has practised everything as of who has not begun: no praise, no blame. */
function NoMistakes({ path }: { path: string }) {
  return (
    <section className="flex flex-col items-center gap-3 rounded-card border border-line bg-surface p-8 text-center shadow-card">
      <Mascot pose="cheer" className="size-36" />
      <h2 className="font-display text-3xl font-extrabold">Ništa ne čeka na vježbu.</h2>
      <p className="max-w-md text-lg text-muted">
        Što ne pođe od prve, u kvizu, testu ili provjeri, čekat će te ovdje za još jednu vježbu.
      </p>
      <ButtonLink href={path}>Nastavi učiti</ButtonLink>
    </section>
  )
}
