'use client'
import { useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/ui/picture'
import { SearchField } from '@/components/ui/search-field'
import { useCall } from '@/lib/browser/queries'
import { callOf } from '@/lib/http/call'
import { imageListContract } from '@/lib/images/contract'
import { thumbnailPath, type LibraryImage } from './model'
import { NewImage } from './new-image'

type ImagePickerProps = {
  onOpenChange: (isOpen: boolean) => void
  onPick: (image: LibraryImage) => void
}

const SHOWN = 12

/** Chooses an image of the library, or adds one to it. */
export function ImagePicker({ onOpenChange, onPick }: ImagePickerProps) {
  const [search, setSearch] = useState('')
  const query = { search, size: SHOWN }
  const found = useCall(callOf(imageListContract), { query }, { keepsPrevious: true })
  const pick = (image: LibraryImage) => {
    onPick(image)
    onOpenChange(false)
  }
  return (
    <Dialog title="Odaberi sliku" onOpenChange={onOpenChange} className="sm:max-w-3xl!">
      <div className="space-y-5">
        <SearchField label="Traži po nazivu ili opisu" {...{ search }} onSearch={setSearch} />
        <p role="status" className="text-muted">
          {found.failureReason?.message ??
            (found.data ? wordsFor(found.data.total, search) : 'Učitavam...')}
        </p>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {found.data?.items.map((image) => (
            <li key={image._id}>
              <button
                type="button"
                onClick={() => pick(image)}
                className="flex h-full w-full flex-col gap-1 rounded-control border-2 border-line bg-surface p-2 text-left hover:border-link"
              >
                <Picture
                  loading="lazy"
                  src={thumbnailPath(image)}
                  alt={image.alt}
                  width={image.width}
                  height={image.height}
                  className="aspect-square w-full rounded-control bg-sunken object-contain"
                />
                <span className="line-clamp-2 text-sm font-bold break-words">{image.name}</span>
              </button>
            </li>
          ))}
        </ul>
        <NewImage onAdded={pick} />
      </div>
    </Dialog>
  )
}

const wordsFor = (total: number, search: string): string => {
  if (!total && !search) return 'Još nema nijedne slike. Prvu možeš poslati ovdje.'
  if (!total) return 'Ništa nije pronađeno. Novu sliku možeš poslati ovdje.'
  return total > SHOWN
    ? `Prvih ${SHOWN} od ${total}. Traži ako tvoje nema ovdje.`
    : `Slika: ${total}`
}
