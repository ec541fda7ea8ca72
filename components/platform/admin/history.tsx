'use client'
import { ChevronRight } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import type { FieldValues } from 'react-hook-form'
import { lazyPart } from '@/components/ui/lazy-part'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import type { HistoryList as List, HistoryProps } from './history-list'

const load = () => import('./history-list').then((one) => one.HistoryList as ComponentType<object>)
const HistoryList = lazyPart(load, { loading: ListSkeleton }) as typeof List

/** A record's history, fetched when opened. */
export function RecordHistory<Values extends FieldValues>(props: HistoryProps<Values>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="group rounded-card border border-line bg-surface"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-14 cursor-pointer items-center gap-2 px-5 font-bold">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-90"
        />
        Povijest
      </summary>
      <div className="px-5 pb-4">{isOpen && <HistoryList {...props} />}</div>
    </details>
  )
}
