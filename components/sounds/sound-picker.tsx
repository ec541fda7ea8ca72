'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { SearchField } from '@/components/ui/search-field'
import { useCall } from '@/lib/browser/queries'
import { callOf } from '@/lib/http/call'
import { soundListContract } from '@/lib/sounds/contract'
import { currentPath, type LibrarySound } from './model'
import { NewSound } from './new-sound'
import { Player } from './player'

type SoundPickerProps = {
  onOpenChange: (isOpen: boolean) => void
  onPick: (sound: LibrarySound) => void
}

const SHOWN = 12

/** Chooses a recording of the library, or adds one to it. */
export function SoundPicker({ onOpenChange, onPick }: SoundPickerProps) {
  const [search, setSearch] = useState('')
  const query = { search, size: SHOWN }
  const found = useCall(callOf(soundListContract), { query }, { keepsPrevious: true })
  const pick = (sound: LibrarySound) => {
    onPick(sound)
    onOpenChange(false)
  }
  return (
    <Dialog title="Odaberi snimku" onOpenChange={onOpenChange} className="sm:max-w-2xl!">
      <div className="space-y-5">
        <SearchField label="Traži po nazivu ili opisu" {...{ search }} onSearch={setSearch} />
        <p role="status" className="text-muted">
          {found.failureReason?.message ??
            (found.data ? wordsFor(found.data.total, search) : 'Učitavam...')}
        </p>
        <ul className="space-y-3">
          {found.data?.items.map((sound) => (
            <li
              key={sound._id}
              className="flex flex-wrap items-center justify-between gap-3 rounded-control border border-line bg-surface p-3"
            >
              <p className="min-w-0 flex-1 basis-40 break-words">
                <span className="block font-bold">{sound.name}</span>
                <span className="text-sm text-muted">{sound.alt}</span>
              </p>
              <Player src={currentPath(sound)} label={sound.name} />
              <Button
                variant="secondary"
                aria-label={`Odaberi: ${sound.name}`}
                onClick={() => pick(sound)}
              >
                Odaberi
              </Button>
            </li>
          ))}
        </ul>
        <NewSound onAdded={pick} />
      </div>
    </Dialog>
  )
}

const wordsFor = (total: number, search: string): string => {
  if (!total && !search) return 'Još nema nijedne snimke. Prvu možeš poslati ovdje.'
  if (!total) return 'Ništa nije pronađeno. Novu snimku možeš poslati ovdje.'
  return total > SHOWN
    ? `Prvih ${SHOWN} od ${total}. Traži ako tvoje nema ovdje.`
    : `Snimki: ${total}`
}
