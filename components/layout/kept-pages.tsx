'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { Mascot } from '@/components/art/mascot'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { Waiting } from '@/components/ui/waiting'
import { groupKept, type KeptGroup } from '@/lib/platform/browser/kept-groups'
import { listKeptPages } from '@/lib/platform/browser/kept-pages'
import { KEPT_PAGES_PATH } from '@/lib/platform/paths'

/** The pages saved on this device, by textbook. When offline, it says so. */
export function KeptPages() {
  const isOnline = useIsOnline()
  const [groups, setGroups] = useState<KeptGroup[]>()
  useEffect(() => {
    let isLeft = false
    void listKeptPages().then((pages) => isLeft || setGroups(groupKept(pages)))
    return () => {
      isLeft = true
    }
  }, [])
  return (
    <>
      <div className="flex items-center gap-5 max-sm:flex-col max-sm:text-center">
        <Mascot pose={isOnline ? 'read' : 'sleep'} className="size-28 shrink-0" />
        <div className="space-y-3">
          <h1 className="font-display text-4xl leading-tight font-extrabold">
            {isOnline ? 'Spremljeno na ovom uređaju' : 'Nema veze s internetom'}
          </h1>
          <p className="max-w-2xl text-lg text-muted">
            Ove se stranice otvaraju i bez veze. Odgovori iz kvizova čuvaju se na uređaju i šalju
            čim se veza vrati.
          </p>
          {!isOnline && (
            <Button variant="secondary" onClick={() => window.location.reload()}>
              Pokušaj ponovno
            </Button>
          )}
        </div>
      </div>
      {!groups && <Waiting label="Tražim spremljene stranice" />}
      {groups?.length === 0 && (
        <EmptyState
          title="Ovdje još nema spremljenih stranica"
          text="Svaka lekcija koju otvoriš dok imaš vezu ostaje spremljena na ovom uređaju."
        />
      )}
      {groups?.map((group) => (
        <Group key={group.path ?? ''} {...group} />
      ))}
    </>
  )
}

/** Plain links: offline the router has no data for a page. */
const Group = ({ name, isSaved, places }: KeptGroup) => (
  <section>
    <h2 className="font-display text-2xl font-bold">{name}</h2>
    {isSaved && <p className="font-bold text-muted">Spremljeno za put</p>}
    <ul className="mt-3 grid gap-3 sm:grid-cols-2">
      {places.map(({ path, title, parts }) => (
        <li key={path} className="rounded-card border border-line bg-surface p-4 shadow-card">
          <p className="font-display text-lg leading-tight font-bold">{title}</p>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {parts.map((part) => (
              <li key={part.path}>
                <a
                  href={part.path}
                  className="inline-flex min-h-9 items-center font-bold text-link underline underline-offset-4"
                >
                  {part.name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </section>
)

/** False in the cached page, which replaces other pages offline. */
const useIsOnline = () =>
  useSyncExternalStore(
    listen,
    // At any other address this page replaces one that could not be loaded: the browser is offline,
    // whatever `onLine` says.
    () => navigator.onLine && window.location.pathname === KEPT_PAGES_PATH,
    () => false,
  )

function listen(onChange: () => void): () => void {
  const left = new AbortController()
  for (const name of ['online', 'offline']) window.addEventListener(name, onChange, left)
  return () => left.abort()
}
