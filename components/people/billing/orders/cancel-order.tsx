'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ordersApiCalls } from '@/lib/people/billing/orders/calls'
import { refresh } from '@/lib/platform/browser/queries'
import { ApiError, call, OFFLINE_MESSAGE } from '@/lib/platform/http/client'

/** Cancels a pending order after a confirmation. */
export function CancelOrder({ id }: { id: string }) {
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const [message, say] = useState('')
  async function cancel() {
    setSending(true)
    say('')
    try {
      await call(ordersApiCalls.cancelOrder, { params: { id } })
      await refresh(ordersApiCalls.readOrder)
    } catch (error) {
      say(error instanceof ApiError ? error.message : OFFLINE_MESSAGE)
    }
    setSending(false)
  }
  return (
    <section aria-label="Otkazivanje" className="no-print space-y-3">
      {isAsking ? (
        <>
          <p>Otkazati narudžbu? Ako ste je već platili, nemojte je otkazivati.</p>
          <div className="flex flex-wrap gap-3">
            <Button
              variant="danger"
              aria-disabled={isSending}
              onClick={() => void (isSending || cancel())}
            >
              {isSending ? 'Otkazujem...' : 'Da, otkaži narudžbu'}
            </Button>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              Ne, zadrži je
            </Button>
          </div>
        </>
      ) : (
        <Button variant="quiet" className="-ml-5" onClick={() => setAsking(true)}>
          Otkaži narudžbu
        </Button>
      )}
      <p role="alert" className="font-bold text-bad empty:hidden">
        {message}
      </p>
    </section>
  )
}
