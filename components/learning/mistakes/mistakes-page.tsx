'use client'
import { Printer } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { BackToProfile } from '@/components/ui/back-to-profile'
import { Container } from '@/components/ui/container'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { LoadMore } from '@/components/ui/load-more'
import { Loaded } from '@/components/ui/loaded'
import { PageTitle } from '@/components/ui/section-heading'
import { useHash } from '@/components/ui/use-hash'
import { useCallPages } from '@/lib/platform/browser/query-pages'
import { mistakesApiCalls } from '@/lib/learning/mistakes/calls'
import { isId } from '@/lib/platform/is-id'
import { MISTAKES_A_ROUND } from '@/lib/learning/mistakes/limits'
import type { Mistake, MistakePage, MistakeGroup } from '@/lib/learning/mistakes/model'
import { mistakesForRound } from '@/lib/learning/mistakes/round'
import { gradePath, lessonIdFromHash, testIdFromHash } from '@/lib/platform/paths'
import { useOwnGrade } from '@/stores/own-grade'
import { ChosenMistakes } from './chosen-mistakes'
import { MistakeGroups } from './mistake-groups'
import { Practice } from './practice'
import { Mascot } from '@/components/art/mascot'

const nextPage = ({ next }: MistakePage) => (next ? { query: { nakon: next } } : null)

const useMistakes = () =>
  useCallPages(mistakesApiCalls.listMistakes, { query: {} }, { next: nextPage, isDaily: true })

/** "Moje greške": what to practise again, until it is right on two different days. */
export function MistakesPage() {
  const hash = useHash()
  if (hash === undefined) return <ListSkeleton />
  const [lekcija, test] = [lessonIdFromHash(hash), testIdFromHash(hash)]
  const of = lekcija ? { lekcija } : test ? { test } : null
  if (!of || !isId(lekcija ?? test ?? '')) return <AllMistakes />
  return <ChosenMistakes key={hash} of={of} otherwise={<AllMistakes />} />
}

function AllMistakes() {
  const query = useMistakes()
  const page = useMemo(() => query.data?.pages.reduce(addPage), [query.data])
  return (
    <Loaded query={{ ...query, data: page }} title="Moje greške" skeleton={<ListSkeleton />}>
      {(known) => <MistakeList {...{ page: known, query }} />}
    </Loaded>
  )
}

type MistakeListProps = { page: MistakePage; query: ReturnType<typeof useMistakes> }

function MistakeList({ page, query }: MistakeListProps) {
  const [practised, practise] = useState<Mistake[] | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const grade = useOwnGrade()
  const round = mistakesForRound(page)
  const close = () => {
    practise(null)
    requestAnimationFrame(() => heading.current?.focus())
  }
  if (practised) {
    return (
      <Practice
        mistakes={practised}
        today={page.today}
        // An open round keeps its own copy.
        onResult={() => void query.refetch()}
        onClose={close}
      />
    )
  }
  return (
    <Container width="medium" className="space-y-6 py-8">
      <div className="space-y-3">
        <BackToProfile />
        <PageTitle ref={heading}>Moje greške</PageTitle>
        <p className="text-lg text-muted">
          Zadatak odlazi s popisa kad odgovoriš točno u dva različita dana.
        </p>
        {page.total > 0 && (
          <div className="flex flex-wrap gap-3">
            {round.length > 0 && (
              <Button onClick={() => practise(round)}>
                {page.next || round.length > MISTAKES_A_ROUND
                  ? `Vježbaj prvih ${Math.min(round.length, MISTAKES_A_ROUND)}`
                  : 'Vježbaj redom'}
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
      <MistakeGroups page={page} onPractise={practise} />
      <LoadMore query={query} />
    </Container>
  )
}

/**
 * Joins a page with the next: a lesson split between them stays one group, no mistake is repeated.
 */
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

/** Also for pupils who have not begun, so without praise or blame. */
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
