'use client'
import { useState } from 'react'
import { useConfirmationDialog } from '@/components/platform/admin/use-confirmation-dialog'
import { Button } from '@/components/ui/button'
import { queryClient, useCall } from '@/lib/platform/browser/queries'
import { formatShortDate, formatDateTime } from '@/lib/platform/hr/dates'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call, FILE_TIMEOUT_MS } from '@/lib/platform/http/client'
import { recentUploadsContract, undoUploadContract } from '@/lib/editing/transfer/contract'
import type { RecentUpload } from '@/lib/editing/transfer/uploads/model'
import { undoneSentence } from './sentences'

/** The latest imports of all editors within thirty days, with undo. */
export function RecentImports() {
  const { data, failureReason } = useCall(apiCallOf(recentUploadsContract), {})
  const [busy, setBusy] = useState<string>()
  const [said, setSaid] = useState('')
  const { question, dialog } = useConfirmationDialog()
  const undo = async ({ _id: id, fileName }: RecentUpload) => {
    const asks = `Poništiti uvoz datoteke ${fileName}?`
    const text = 'Što je bilo novo, ide u koš.'
    if (!(await question({ asks, text, action: 'Poništi uvoz' }))) return
    setBusy(id)
    setSaid('Poništavam uvoz…')
    try {
      const options = { timeoutMs: FILE_TIMEOUT_MS }
      const params = { id }
      const undone = await call(apiCallOf(undoUploadContract), { params, body: {} }, options)
      setSaid(undoneSentence(undone))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setSaid(error.message)
    }
    setBusy(undefined)
    await queryClient().invalidateQueries()
  }
  return (
    <div className="space-y-3">
      {dialog}
      <p role="status" className={said ? 'font-bold break-words' : 'sr-only'}>
        {said}
      </p>
      {failureReason && <p role="alert">{failureReason.message}</p>}
      {data?.length === 0 && (
        <p className="text-muted">
          Još nema uvoza. Svaki će 30 dana biti ovdje i dotad se može poništiti.
        </p>
      )}
      <ol className="space-y-2">
        {data?.map((one) => (
          <li key={one._id} className="space-y-1 rounded-control border border-line p-3">
            <p className="font-bold break-words">
              {one.fileName}
              {one.target && ` → ${one.target}`}
            </p>
            <p className="text-sm break-words text-muted">
              {one.adminEmail}, {formatDateTime(new Date(one.at))}; novo{' '}
              {formatNumber(one.counts.new ?? 0)}, promijenjeno{' '}
              {formatNumber(one.counts.changed ?? 0)}
            </p>
            {one.undone ? (
              <p className="break-words">
                {[undoneSentence(one.undone), ...one.undone.notes].join(' ')}
              </p>
            ) : (
              <p className="flex flex-wrap items-center gap-x-3">
                <Button
                  variant="secondary"
                  disabled={busy !== undefined}
                  aria-label={`Poništi uvoz datoteke ${one.fileName}`}
                  onClick={() => void undo(one)}
                >
                  Poništi
                </Button>
                <span className="text-sm text-muted">
                  može se do {formatShortDate(new Date(one.until))}
                </span>
              </p>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
