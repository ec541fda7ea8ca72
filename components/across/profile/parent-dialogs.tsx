'use client'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import type { Parent } from '@/lib/across/accounts/model'
import type { Child } from '@/lib/people/users/model'
import {
  CHILDREN_HEADING_ID,
  type OpenDialog,
} from '@/components/across/accounts/children/child-list'

const ChildDialog = lazyDialog(() =>
  import('@/components/across/accounts/children/child-dialog').then((one) => one.ChildDialog),
)

const DeleteChildDialog = lazyDialog(() =>
  import('@/components/across/accounts/children/delete-child-dialog').then(
    (one) => one.DeleteChildDialog,
  ),
)

const EraseDialog = lazyDialog(() =>
  import('@/components/across/family-data/erase-dialog').then((one) => one.EraseDialog),
)

type ParentDialogsProps = {
  dialog: OpenDialog | null
  parent: Parent
  onClose: () => void
  onSaved: (child: Child) => void
}

/** The open dialog; its scripts are loaded when it first opens. */
export function ParentDialogs({ dialog, onClose, ...family }: ParentDialogsProps) {
  const { parent } = family
  const close = () => {
    onClose()
    keepFocus()
  }
  const frame = { onOpenChange: (isOpen: boolean) => !isOpen && close() }
  switch (dialog?.kind) {
    case 'add':
      return <ChildDialog {...frame} {...family} />
    case 'edit':
      return <ChildDialog {...frame} {...family} child={dialog.child} />
    case 'delete':
      return <DeleteChildDialog {...frame} parent={parent} child={dialog.child} onDeleted={close} />
    case 'erase':
      return <EraseDialog {...frame} parent={parent} />
    default:
      return null
  }
}

/** Focuses the list of children when the button that opened a dialog is gone or never existed. */
function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return
    document.getElementById(CHILDREN_HEADING_ID)?.focus()
  })
}
