'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyDialog } from '@/components/ui/lazy-dialog'

const ReportDialog = lazyDialog(() => import('./report-dialog').then((one) => one.ReportDialog))

/** Reports a faulty question; the form is loaded when opened. */
export function ReportQuestion({ questionId }: { questionId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="no-print mt-2">
      <Button variant="quiet" className="px-3 text-sm" onClick={() => setOpen(true)}>
        Nešto nije u redu?
      </Button>
      {isOpen && <ReportDialog questionId={questionId} onOpenChange={setOpen} />}
    </div>
  )
}
