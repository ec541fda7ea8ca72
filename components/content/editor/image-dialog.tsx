'use client'
import { ImagePicker } from '@/components/content/media/images/image-picker'
import { FileButton } from '@/components/forms/file-button'
import { Field } from '@/components/ui/field'
import { Picture } from '@/components/content/media/images/picture'
import { slugify } from '@/lib/platform/hr/slug'
import { ApiError } from '@/lib/platform/http/client'
import { imagePath, imageSlugOf } from '@/lib/platform/markdown/library-images'
import { LibraryDialog, type MediaDialogProps } from './library-dialog'

/**
 * Checks an SVG on the server and adds it to the edited text under a name; it is saved with the
 * form. Rejects with an ApiError that names the fault.
 */
export type AddFigure = (name: string, svg: string) => Promise<void>

type ImageDialogProps = MediaDialogProps & {
  /** Without it, images come only from the library. */
  addFigure?: AddFigure | undefined
}

const ONLY_SVG =
  'Ovdje ide samo crtež (SVG). Fotografiju (PNG, JPG) prvo dodaj u Slike pa je odaberi iz knjižnice.'

/** Asks for an image (from the library or an SVG) and its description. */
export function ImageDialog({ addFigure, ...on }: ImageDialogProps) {
  const added = async (file: File) => {
    if (!/\.svg$/i.test(file.name)) throw new ApiError(400, ONLY_SVG)
    const name = `${slugify(file.name.replace(/\.svg$/i, '')) || 'slika'}.svg`
    await addFigure?.(name, await file.text())
    return name
  }
  return (
    <LibraryDialog
      title="Slika"
      Picker={ImagePicker}
      pathOf={imagePath}
      words={{
        label: 'Opis slike',
        hint: 'Što se vidi, za učenika koji sliku ne vidi. Ne odaje odgovor.',
        missing: 'Odaberi sliku.',
        undescribed: 'Opiši što slika prikazuje.',
      }}
      above={(choose) =>
        addFigure && (
          <Field label="Crtež (SVG)" hint="viewBox, boje var(--fig-blue) i slične, bez skripta.">
            {(wiring) => (
              <FileButton
                label="Odaberi datoteku"
                isNamed
                wiring={wiring}
                accept=".svg,image/svg+xml"
                onChoose={([file]) => file && choose(added(file))}
              />
            )}
          </Field>
        )
      }
      show={(src) =>
        imageSlugOf(src) && (
          <Picture
            src={`${src}-320.webp`}
            alt=""
            width={320}
            height={160}
            className="h-40 w-auto max-w-full rounded-card border border-line bg-sunken object-contain"
          />
        )
      }
      {...on}
    />
  )
}
