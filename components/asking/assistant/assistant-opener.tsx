'use client'
import { useState, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { lazyDialog } from '@/components/ui/lazy-dialog'

const AssistantDialog = lazyDialog(() =>
  import('./assistant-dialog').then((one) => one.AssistantDialog),
)

type AssistantOpenerProps = { lessonId: string; children: ReactNode; className?: string }

/** Opens the assistant of a lesson; it is loaded with the first press. */
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
