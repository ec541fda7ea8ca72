'use client'
import { useId, useState } from 'react'
import { ImagePicker } from '@/components/images/image-picker'
import { FileButton } from '@/components/forms/file-button'
import { Button } from '@/components/ui/button'
import { Field, TextField } from '@/components/ui/field'
import { Picture } from '@/components/ui/picture'
import { slugify } from '@/lib/hr/slug'
import { ApiError } from '@/lib/http/client'
import { imagePath, imageSlugOf } from '@/lib/markdown/library-images'
import { AskDialog } from './ask-dialog'

/** Checks an SVG and keeps it under its name; rejects with an ApiError that says what is wrong. */
export type AddFigure = (name: string, svg: string) => Promise<void>

type Figure = { src: string; alt: string }

type FigureDialogProps = {
  /** The one that is changed; null for a new one. */
  figure: Figure | null
  /** Without it images come from the library alone. */
  addFigure?: AddFigure | undefined
  onSave: (figure: Figure) => void
  onClose: () => void
}

/** Asks for an image, of the library or an SVG, and for what it shows. */
export function FigureDialog({ figure, addFigure, onSave, onClose }: FigureDialogProps) {
  const [src, setSrc] = useState(figure?.src ?? '')
  const [alt, setAlt] = useState(figure?.alt ?? '')
  const [errors, setErrors] = useState<{ src?: string; alt?: string }>({})
  const chosen = useId()
  const [isPicking, setPicking] = useState(false)
  const choose = (address: string, description?: string) => {
    setSrc(address)
    setErrors({})
    if (description && !alt) setAlt(description)
  }
  const upload = async (file: File | undefined) => {
    if (!file) return
    const name = `${slugify(file.name.replace(/\.svg$/i, '')) || 'slika'}.svg`
    try {
      await addFigure?.(name, await file.text())
      choose(name)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setErrors({ src: error.message })
    }
  }
  const save = () => {
    const missing = {
      ...(!src && { src: 'Odaberi sliku.' }),
      ...(!alt.trim() && { alt: 'Opiši što slika prikazuje.' }),
    }
    setErrors(missing)
    const isWhole = src && alt.trim()
    if (!isWhole) return false
    onSave({ src, alt: alt.trim() })
    return true
  }
  return (
    <AskDialog title="Slika" onSave={save} onClose={onClose}>
      {addFigure && (
        <Field label="Crtež (SVG)" hint="viewBox, boje var(--fig-blue) i slične, bez skripta.">
          {(wiring) => (
            <FileButton
              label="Odaberi datoteku"
              isNamed
              wiring={wiring}
              accept=".svg,image/svg+xml"
              onChoose={([file]) => void upload(file)}
            />
          )}
        </Field>
      )}
      <Button
        variant="secondary"
        aria-describedby={chosen}
        data-invalid={errors.src ? '' : undefined}
        onClick={() => setPicking(true)}
      >
        Iz knjižnice…
      </Button>
      {isPicking && (
        <ImagePicker
          onOpenChange={setPicking}
          onPick={(image) => choose(imagePath(image.slug), image.alt)}
        />
      )}
      {imageSlugOf(src) && (
        <Picture
          src={`${src}-320.webp`}
          alt=""
          width={320}
          height={160}
          className="h-40 w-auto max-w-full rounded-card border border-line bg-sunken object-contain"
        />
      )}
      <p id={chosen} role="status">
        {errors.src ? (
          <span className="font-bold text-bad">{errors.src}</span>
        ) : (
          src && `Odabrano: ${src}`
        )}
      </p>
      <TextField
        label="Opis slike"
        hint="Što se vidi, za učenika koji sliku ne vidi. Ne odaje odgovor."
        error={errors.alt}
        value={alt}
        onChange={({ target }) => setAlt(target.value)}
      />
    </AskDialog>
  )
}
