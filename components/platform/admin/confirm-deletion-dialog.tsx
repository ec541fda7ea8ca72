'use client'
import { useState } from 'react'
import { FormMessage } from '@/components/forms/form-message'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { RecordBase } from '@/lib/platform/admin/records'
import { useCall } from '@/lib/platform/browser/queries'
import { apiCallOf, type ApiCall, type ContractOrApiCall } from '@/lib/platform/http/api-call'
import { ApiError } from '@/lib/platform/http/client'
import type { ReadContract } from './model'
import { removeRecord } from './record-calls'

type ConfirmDeletionDialogProps<One extends RecordBase> = {
  title: string
  read: ContractOrApiCall<ReadContract<One>>
  id: string
  remove: ApiCall
  onOpenChange: (isOpen: boolean) => void
  onRemoved: () => void
}

/**
 * Confirms a deletion. The request carries the displayed sentence about records below; the server
 * rejects an outdated one.
 */
export function ConfirmDeletionDialog<One extends RecordBase>(
  props: ConfirmDeletionDialogProps<One>,
) {
  const { title, read, id, remove, onOpenChange, onRemoved } = props
  const [isSending, setSending] = useState(false)
  const [message, setMessage] = useState<string>()
  const record = useCall(apiCallOf(read), { params: { id } }, { isForgotten: true })
  const { sentence = '', isInTheWay = false } = record.data?.below ?? {}
  const send = async (one: One) => {
    setSending(true)
    try {
      await removeRecord(remove, one, sentence)
      onRemoved()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setMessage(error.message)
      setSending(false)
      await record.refetch()
    }
  }
  return (
    <Dialog onOpenChange={onOpenChange} title={title}>
      <div className="space-y-4">
        <FormMessage text={message ?? record.failureReason?.message} />
        {record.data ? (
          <>
            {sentence && <p className="font-bold">{sentence}</p>}
            <p>
              {isInTheWay
                ? 'Dok je tako, ne može se obrisati: prvo treba premjestiti ili obrisati ono što je ispod.'
                : 'Obrisano ostaje 30 dana u košu i odande se može vratiti.'}
            </p>
          </>
        ) : (
          <p role="status">Provjeravam što je ispod...</p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {isInTheWay ? 'U redu' : 'Odustani'}
          </Button>
          {record.data && !isInTheWay && (
            <Button
              variant="danger"
              disabled={isSending}
              onClick={() => record.data && void send(record.data)}
            >
              Obriši
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
