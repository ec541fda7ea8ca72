'use client'
import { ImageIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import type { FieldWiring } from '@/components/ui/field'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { Picture } from '@/components/content/media/images/picture'
import { imagePath } from '@/lib/platform/markdown/library-images'

type LibraryImageFieldProps = {
  label: string
  /** The address of an image, such as `/slike/logo`; empty without one. */
  value: string | null
  onChange: (address: string | null) => void
  wiring: FieldWiring
}

const ImagePicker = lazyDialog(async () => (await import('./image-picker')).ImagePicker)

/** Chooses a library image, or adds one, and gives its address. */
export function LibraryImageField({ label, value, onChange, wiring }: LibraryImageFieldProps) {
  const [isPicking, setPicking] = useState(false)
  const choose = value ? 'Odaberi drugu sliku' : 'Odaberi sliku'
  return (
    <div className="space-y-2">
      {value && (
        <Picture
          src={value}
          alt="Odabrana slika"
          width={320}
          height={160}
          className="h-40 w-auto max-w-full rounded-card border border-line bg-sunken object-contain"
        />
      )}
      <div className="flex flex-wrap gap-3">
        {/* The field's label alone would replace the button's name. */}
        <Button
          {...wiring}
          aria-label={`${choose} (${label})`}
          variant="secondary"
          onClick={() => setPicking(true)}
        >
          <ImageIcon aria-hidden="true" className="size-5" />
          {choose}
        </Button>
        {value && (
          <Button
            variant="quiet"
            aria-label={`Ukloni sliku (${label})`}
            onClick={() => onChange(null)}
          >
            Ukloni sliku
          </Button>
        )}
      </div>
      {isPicking && (
        <ImagePicker onOpenChange={setPicking} onPick={({ slug }) => onChange(imagePath(slug))} />
      )}
    </div>
  )
}
