'use client'
import { MessageCircleQuestion } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { useUser } from '@/stores/user'
import type { AskedAbout } from './use-ask-form'

const AskDialog = lazyDialog(() => import('./ask-dialog').then((one) => one.AskDialog))

/** Opens the form for a question to the professor. Renders nothing for users who can't ask. */
export function AskProfessor(about: AskedAbout) {
  const canAsk = useUser(({ user }) => user?.type === 'ucenik' && user.hasProfessor)
  const [isOpen, setOpen] = useState(false)
  if (!canAsk) return null
  return (
    <div className="no-print">
      <Button
        variant="secondary"
        className="px-1.5 text-sm min-[360px]:px-3 sm:px-5 sm:text-base"
        onClick={() => setOpen(true)}
      >
        <MessageCircleQuestion aria-hidden="true" className="size-5" />
        Pitaj profesora
      </Button>
      {isOpen && <AskDialog about={about} onOpenChange={setOpen} />}
    </div>
  )
}
