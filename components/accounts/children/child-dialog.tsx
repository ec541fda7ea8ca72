'use client'
import { Dialog } from '@/components/ui/dialog'
import { ConfirmPlace } from '../confirm-place'
import type { Parent } from '@/lib/accounts/model'
import type { Child } from '@/lib/users/model'
import { ChildForm } from './child-form'

type ChildDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  parent: Parent
  /** The child to be changed; without one a child is added. */
  child?: Child
  onSaved?: (child: Child) => void
}

/** Adds a child to a parent, or changes one. */
export function ChildDialog(props: ChildDialogProps) {
  const { isOpen, onOpenChange, parent, child, onSaved } = props
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={child ? `Uredi: ${child.firstName}` : 'Dodaj dijete'}
      subtitle={
        child
          ? 'Promijenite podatke djeteta'
          : 'Unesite podatke djeteta. Email djeteta nije potreban.'
      }
    >
      <ChildForm
        parent={parent}
        child={child}
        onSaved={(saved) => {
          onOpenChange(false)
          onSaved?.(saved)
        }}
      />
      <ConfirmPlace email={parent.email} />
    </Dialog>
  )
}
