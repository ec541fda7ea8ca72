'use client'
import { useState, type ComponentType, type ReactNode } from 'react'
import type { ListContract } from '@/components/platform/admin/model'
import { Dialog } from '@/components/ui/dialog'
import { SearchField } from '@/components/ui/search-field'
import { useCall } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'

export type PickerProps<Item> = {
  onOpenChange: (isOpen: boolean) => void
  onPick: (item: Item) => void
}

/** A library and its texts. */
type Library<Item> = {
  list: ListContract<Item>
  /** Croatian forms of the noun for an item, for “nijedne …”, “odaberi …”, “…: 3”. */
  words: { none: string; one: string; many: string }
  looks: { dialog: string; list: string }
  show: (item: Item, pick: () => void) => ReactNode
  New: ComponentType<{ onAdded: (item: Item) => void }>
}

const SHOWN = 12

/** Chooses a library item or adds one. */
export function LibraryPicker<Item extends { _id: string }>({
  list,
  words,
  looks,
  show,
  New,
  onOpenChange,
  onPick,
}: Library<Item> & PickerProps<Item>) {
  const [search, setSearch] = useState('')
  const query = { search, size: SHOWN }
  const found = useCall(apiCallOf(list), { query }, { keepsPrevious: true })
  const pick = (item: Item) => {
    onPick(item)
    onOpenChange(false)
  }
  return (
    <Dialog title={`Odaberi ${words.one}`} onOpenChange={onOpenChange} className={looks.dialog}>
      <div className="space-y-5">
        <SearchField label="Traži po nazivu ili opisu" {...{ search }} onSearch={setSearch} />
        <p role="status" className="text-muted">
          {found.failureReason?.message ??
            (found.data ? sentenceOf(words, found.data.total, search) : 'Učitavam...')}
        </p>
        <ul className={looks.list}>
          {found.data?.items.map((item) => (
            <li key={item._id}>{show(item, () => pick(item))}</li>
          ))}
        </ul>
        <New onAdded={pick} />
      </div>
    </Dialog>
  )
}

function sentenceOf({ none, one, many }: Library<unknown>['words'], total: number, search: string) {
  if (!total && !search) return `Još nema nijedne ${none}. Prvu možeš poslati ovdje.`
  if (!total) return `Ništa nije pronađeno. Novu ${one} možeš poslati ovdje.`
  return total > SHOWN
    ? `Prvih ${SHOWN} od ${total}. Traži ako tvoje nema ovdje.`
    : `${many}: ${total}`
}
