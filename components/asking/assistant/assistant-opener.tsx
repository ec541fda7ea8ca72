'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { lazyDialog } from '@/components/ui/lazy-dialog'

const AssistantDialog = lazyDialog(() =>
  import('./assistant-dialog').then((one) => one.AssistantDialog),
)

type AssistantOpenerProps = { lessonId: string; children: ReactNode; className?: string }

/** Opens a lesson's assistant, which is loaded on the first click. */
export function AssistantOpener({ lessonId, children, className }: AssistantOpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        className={className}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      {isOpen && <AssistantDialog lessonId={lessonId} onOpenChange={setOpen} />}
    </>
  )
}
