'use client'
import type { FormEvent, ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'

type EditorFormDialogProps = {
  title: string
  /** Inserts or updates; false keeps the dialog open. */
  onSave: () => boolean
  onClose: () => void
  children: ReactNode
}

/** Invalid controls; a button has `data-invalid`, because it can't be `aria-invalid`. */
const INVALID = '[aria-invalid=true], [data-invalid]'

/** The form in each of the editor's dialogs. Focus moves to its first error. */
export function EditorFormDialog({ title, onSave, onClose, children }: EditorFormDialogProps) {
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (onSave()) return onClose()
    const form = event.currentTarget
    // Errors are marked by the next render.
    setTimeout(() => form.querySelector<HTMLElement>(INVALID)?.focus())
  }
  return (
    <Dialog title={title} onOpenChange={onClose} returnsFocus={false}>
      <form noValidate onSubmit={save} className="space-y-3">
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Odustani
          </Button>
          <Button type="submit">U redu</Button>
        </div>
      </form>
    </Dialog>
  )
}
