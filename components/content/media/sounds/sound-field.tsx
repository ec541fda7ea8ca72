'use client'
import { UploadButton } from '@/components/forms/upload-button'
import type { FieldWiring } from '@/components/ui/field'
import { uploadSoundContract } from '@/lib/content/media/sounds/contract'
import { SoundPreview } from './sound-preview'

type SoundFieldProps = {
  /** An uploaded file's id; empty without one. */
  value: string
  onChange: (file: string) => void
  wiring: FieldWiring
}

/** The file of a recording. */
export function SoundField({ value, onChange, wiring }: SoundFieldProps) {
  return (
    <div className="space-y-3">
      {value && <SoundPreview file={value} />}
      <UploadButton
        label={value ? 'Zamijeni datoteku' : 'Pošalji datoteku'}
        contract={uploadSoundContract}
        wiring={wiring}
        onUploaded={({ file }) => onChange(file)}
      />
    </div>
  )
}
