'use client'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { LIST_LIMITS } from '@/lib/platform/admin/paged'
import { refresh } from '@/lib/platform/browser/queries'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call } from '@/lib/platform/http/client'
import type { BulkAction, ListContract } from './model'
import { useConfirmationDialog } from './use-confirmation-dialog'

type BulkBarProps<Item> = {
  list: ListContract<Item>
  query: Record<string, unknown>
  total: number
  nameOf: (item: Item) => string
  actions: BulkAction<Item>[]
  selected: ReadonlyMap<string, Item>
  /** True while the rows belong to the previous query. */
  isStale: boolean
  select: (selected: ReadonlyMap<string, Item>) => void
}

type Remark = { id: string; name: string; text: string }
type Report = { done: number; remarks: Remark[]; refused: Remark[] }

/** Applies an action to the selected rows of all pages. Rejected rows stay selected. */
export function BulkBar<Item extends { _id: string }>(props: BulkBarProps<Item>) {
  const { list, query, total, nameOf, actions, selected, isStale, select } = props
  const [isRunning, setRunning] = useState(false)
  const { question, dialog } = useConfirmationDialog()
  const isBusy = isRunning || isStale
  const bar = useRef<HTMLDivElement>(null)
  const [report, setReport] = useState<Report | null>(null)
  /** Selects the matching rows of all pages, which only the server knows. */
  const selectAll = async () => {
    const all = { ...query, page: 1, size: LIST_LIMITS.size }
    const { items } = await call(apiCallOf(list), { query: all })
    select(new Map(items.map((item) => [item._id, item])))
  }
  const runAll = async ({ label, run, asks, text }: BulkAction<Item>) => {
    const action = `${label} (${formatNumber(selected.size)})`
    if (asks && !(await question({ asks, action, ...(text && { text }) }))) return
    const next: Report = { done: 0, remarks: [], refused: [] }
    for (const [id, item] of selected) {
      try {
        const remark = await run(item)
        next.done += 1
        if (typeof remark === 'string') next.remarks.push({ id, name: nameOf(item), text: remark })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        next.refused.push({ id, name: nameOf(item), text: reasonOf(error) })
      }
    }
    setReport(next)
    const isRefused = (id: string) => next.refused.some((one) => one.id === id)
    select(new Map([...selected].filter(([id]) => isRefused(id))))
    await refresh(list)
  }
  const during = (work: () => Promise<void>) => async () => {
    setRunning(true)
    try {
      await work()
      dismissErrorToast('bulk')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ kind: 'error', about: 'bulk', title: 'Greška', text: error.message })
    } finally {
      setRunning(false)
      bar.current?.focus()
    }
  }
  const canTakeAll = total > selected.size && total <= LIST_LIMITS.size
  return (
    <div ref={bar} tabIndex={-1} className="space-y-2 outline-none">
      {selected.size > 0 && (
        <div className="flex flex-wrap items-center gap-3 rounded-control bg-link-soft p-3">
          <p role="status" className="font-bold">
            Odabrano: {formatNumber(selected.size)}
          </p>
          {canTakeAll && (
            <Button variant="quiet" disabled={isBusy} onClick={during(selectAll)}>
              Odaberi sve ({formatNumber(total)})
            </Button>
          )}
          {actions.map((action) => (
            <Button
              key={action.label}
              variant="secondary"
              disabled={isBusy}
              onClick={during(() => runAll(action))}
            >
              {action.label}
            </Button>
          ))}
          <Button
            variant="quiet"
            onClick={() => {
              select(new Map())
              bar.current?.focus()
            }}
          >
            Poništi odabir
          </Button>
        </div>
      )}
      {dialog}
      <div role="status">
        {report && (
          <div className="rounded-control border border-line bg-surface p-3">
            <p className="font-bold">
              Uspjelo: {report.done}. Nije uspjelo: {report.refused.length}.
            </p>
            <ul>
              {[...report.refused, ...report.remarks].map(({ id, name, text }) => (
                <li key={id}>
                  {name}: {text}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </div>
  )
}

/** The field errors of a rejection, which say more than its general message. */
const reasonOf = ({ fields = {}, message }: ApiError) =>
  Object.values(fields).flat().join(' ') || message
