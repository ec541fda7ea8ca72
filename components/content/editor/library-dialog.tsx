'use client'
import { useId, useState, type ComponentType, type ReactNode } from 'react'
import type { PickerProps } from '@/components/content/media/images/library-picker'
import { Button } from '@/components/ui/button'
import { TextField } from '@/components/ui/field'
import { ApiError } from '@/lib/platform/http/client'
import { EditorFormDialog } from './editor-form-dialog'

/** A library item as a text refers to it. */
type MediaReference = { src: string; alt: string }

export type MediaDialogProps = {
  /** The item being changed; null for a new one. */
  named: MediaReference | null
  onSave: (named: MediaReference) => void
  onClose: () => void
}

type LibraryDialogProps<Item> = MediaDialogProps & {
  title: string
  Picker: ComponentType<PickerProps<Item>>
  pathOf: (slug: string) => string
  /** Labels of the description, and error messages for a missing item or description. */
  words: { label: string; hint: string; missing: string; undescribed: string }
  /** Another way to choose: resolves with an address, or rejects with an ApiError. */
  above?: (choose: (src: Promise<string>) => void) => ReactNode
  show: (src: string) => ReactNode
}

/** Asks for a library item and its description. */
export function LibraryDialog<Item extends { slug: string; alt: string }>(
  props: LibraryDialogProps<Item>,
) {
  const { title, named, Picker, pathOf, words, above, show, onSave, onClose } = props
  const [src, setSrc] = useState(named?.src ?? '')
  const [alt, setAlt] = useState(named?.alt ?? '')
  const [errors, setErrors] = useState<Partial<MediaReference>>({})
  const chosen = useId()
  const [isPicking, setPicking] = useState(false)
  const choose = (address: string) => {
    setSrc(address)
    setErrors({})
  }
  const refuse = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    setErrors({ src: error.message })
  }
  const save = () => {
    const missing = {
      ...(!src && { src: words.missing }),
      ...(!alt.trim() && { alt: words.undescribed }),
    }
    setErrors(missing)
    if (missing.src || missing.alt) return false
    onSave({ src, alt: alt.trim() })
    return true
  }
  return (
    <EditorFormDialog title={title} onSave={save} onClose={onClose}>
      {above?.((address) => void address.then(choose, refuse))}
      <Button
        variant="secondary"
        aria-describedby={chosen}
        data-invalid={errors.src ? '' : undefined}
        onClick={() => setPicking(true)}
      >
        Iz knjižnice…
      </Button>
      {isPicking && (
        <Picker
          onOpenChange={setPicking}
          onPick={(picked) => {
            choose(pathOf(picked.slug))
            if (!alt) setAlt(picked.alt)
          }}
        />
      )}
      {src && show(src)}
      <p id={chosen} role="status">
        {errors.src ? (
          <span className="font-bold text-bad">{errors.src}</span>
        ) : (
          src && `Odabrano: ${src}`
        )}
      </p>
      <TextField
        label={words.label}
        hint={words.hint}
        error={errors.alt}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
    </EditorFormDialog>
  )
}
