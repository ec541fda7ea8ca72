'use client'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useQueryParams } from '@/components/platform/admin/use-query-params'
import { CARD_CLASSES } from '@/components/ui/card'
import { lazyPart } from '@/components/ui/lazy-part'
import type { TransferProps } from './transfer-tools'

const Tools = lazyPart(() => import('./transfer-tools').then((one) => one.TransferTools), {
  loading: () => <p role="status">Otvaram…</p>,
})

/** Import and export next to a list or its open record; scripts are loaded when opened. */
export function Transfer({ of }: TransferProps) {
  const { record } = useQueryParams()
  const [isOpen, setOpen] = useState(false)
  if (record && (record === 'new' || of === 'questions')) return null
  return (
    <details
      key={record ?? ''}
      className={`group mt-6 max-w-2xl ${CARD_CLASSES}`}
      onToggle={({ currentTarget, target }) => {
        if (target === currentTarget) setOpen(currentTarget.open)
      }}
    >
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 font-display text-xl font-bold">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 transition-transform duration-quick group-open:rotate-90"
        />
        Uvoz i izvoz
      </summary>
      {isOpen && <Tools {...{ of, record }} />}
    </details>
  )
}
