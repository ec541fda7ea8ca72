'use client'
import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { BackToProfile } from '@/components/ui/back-to-profile'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { LoadMore } from '@/components/ui/load-more'
import { Loaded } from '@/components/ui/loaded'
import type { Pupil } from '@/lib/across/accounts/model'
import { counted } from '@/lib/platform/hr/plurals'
import { NOTE_COLORS, type Note } from '@/lib/learning/notebook/model'
import { useLoadedUser } from '@/stores/load-user'
import { NotebookColor } from './notebook-color'
import { NotebookSearch } from './notebook-search'
import { NoteCard, RemovedNote } from './note-card'
import { NoteDialog } from './note-dialog'
import { useNotebook } from './use-notebook'

const TITLE = 'Moja bilježnica'

export function Notebook() {
  return (
    <Loaded query={useLoadedUser()} title={TITLE} skeleton={<ListSkeleton />}>
      {(user) => user.type === 'ucenik' && <PupilsNotebook pupil={user} />}
    </Loaded>
  )
}

function PupilsNotebook({ pupil }: { pupil: Pupil }) {
  const [search, setSearch] = useState('')
  const notebook = useNotebook(pupil._id, search)
  const [edited, edit] = useState<Note | 'new'>()
  const [putBack, setPutBack] = useState<string>()
  const { query, total, entries } = notebook
  const color = NOTE_COLORS.find((one) => one === pupil.notebookColor) ?? NOTE_COLORS[0]
  const found = query.isPlaceholderData ? '' : search
  const print = async () => {
    if (!(await notebook.showAll())) return
    // After the notes are rendered.
    requestAnimationFrame(() => window.print())
  }
  return (
    <Loaded query={{ ...query, data: entries }} title={TITLE} skeleton={<ListSkeleton />}>
      {(known) => (
        <Container width="medium" className="space-y-6 py-8">
          <div className="space-y-3">
            <BackToProfile />
            <h1 className="font-display text-4xl font-extrabold">{TITLE}</h1>
            <p aria-live="polite" className="text-lg text-muted">
              {found && 'Pronađeno: '}
              {counted(total, ['bilješka', 'bilješke', 'bilješki'])}
            </p>
          </div>
          <div className="no-print space-y-4">
            <div className="flex flex-wrap gap-3">
              <Button onClick={() => edit('new')}>
                <Plus aria-hidden="true" className="size-5" />
                Nova bilješka
              </Button>
              <Button variant="secondary" onClick={print} disabled={!total}>
                <Printer aria-hidden="true" className="size-5" />
                Ispiši
              </Button>
            </div>
            <NotebookColor pupil={pupil} color={color} />
            <NotebookSearch onSearch={setSearch} />
          </div>
          {known.length === 0 && (found ? <NothingFound query={found} /> : <StillEmpty />)}
          <ul className="space-y-4">
            {known.map(({ note, isRemoved }) => (
              <li key={note._id}>
                {isRemoved ? (
                  <RemovedNote
                    title={note.page.title}
                    onPutBack={() => {
                      setPutBack(note._id)
                      void notebook.putBack(note)
                    }}
                  />
                ) : (
                  <NoteCard
                    note={note}
                    takesFocus={note._id === putBack}
                    onEdit={() => edit(note)}
                    onRemove={() => notebook.remove(note)}
                  />
                )}
              </li>
            ))}
          </ul>
          <LoadMore query={query} />
          {edited && (
            <NoteDialog
              title={edited === 'new' ? 'Nova bilješka' : 'Uredi bilješku'}
              initial={
                edited === 'new'
                  ? { title: '', content: '', color }
                  : { ...edited.page, color: edited.color }
              }
              onClose={() => edit(undefined)}
              onSave={(note, id) =>
                edited === 'new' ? notebook.add(note, id) : notebook.edit(edited, note)
              }
            />
          )}
        </Container>
      )}
    </Loaded>
  )
}

const StillEmpty = () => (
  <EmptyState
    title="Bilježnica je još prazna"
    text="Ovdje čuvaš ono što želiš zapamtiti: vlastite stranice, odlomke iz skripti i pitanja iz kviza. Označi tekst u skripti i odaberi „U bilježnicu”."
  />
)

const NothingFound = ({ query }: { query: string }) => (
  <p className="text-lg">
    Nema rezultata za „<span className="font-bold break-words">{query}</span>”.
  </p>
)
