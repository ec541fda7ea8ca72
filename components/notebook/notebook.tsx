'use client'
import { Plus, Printer } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { BackToProfile } from '@/components/ui/back-to-profile'
import { Container } from '@/components/ui/container'
import { EmptyState } from '@/components/ui/empty-state'
import { useHandedAnew } from '@/components/ui/use-handed-anew'
import { counted } from '@/lib/hr/plurals'
import type { Note, NoteColor, NoteList } from '@/lib/notebook/model'
import { NotebookColor } from './notebook-color'
import { NotebookSearch } from './notebook-search'
import { NoteCard } from './note-card'
import { NoteDialog } from './note-dialog'
import { RemovedNote } from './removed-note'
import { useNotebook } from './use-notebook'

type NotebookProps = { pupilId: string; color: NoteColor; initial: NoteList }

/** A pupil's notebook: own pages, selections of scripts and questions. */
export function Notebook({ pupilId, color: stored, initial }: NotebookProps) {
  const notebook = useNotebook(pupilId, initial)
  const [color, setColor] = useState(stored)
  const [edited, edit] = useState<Note | 'new'>()
  const [putBack, setPutBack] = useState<string>()
  useHandedAnew(initial, () => setColor(stored))
  const { entries, total, query, hasMore } = notebook
  const print = async () => {
    if (hasMore && !(await notebook.showAll())) return
    // By then the notes stand on the page.
    requestAnimationFrame(() => window.print())
  }
  return (
    <Container width="medium" className="space-y-6 py-8">
      <div className="space-y-3">
        <BackToProfile />
        <h1 className="font-display text-4xl font-extrabold">Moja bilježnica</h1>
        <p aria-live="polite" className="text-lg text-muted">
          {query && 'Pronađeno: '}
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
        <NotebookColor pupilId={pupilId} color={color} onPainted={setColor} />
        <NotebookSearch onSearch={notebook.search} />
      </div>
      {entries.length === 0 && (query ? <NothingFound query={query} /> : <StillEmpty />)}
      <ul className="space-y-4">
        {entries.map(({ note, isRemoved }) => (
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
      {hasMore && (
        <Button variant="secondary" onClick={notebook.showMore} className="no-print w-full">
          Prikaži još
        </Button>
      )}
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
