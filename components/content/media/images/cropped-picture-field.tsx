'use client'
import { Crop as CropIcon } from 'lucide-react'
import { useState } from 'react'
import { UploadButton } from '@/components/forms/upload-button'
import { Button } from '@/components/ui/button'
import type { FieldWiring } from '@/components/ui/field'
import { lazyDialog } from '@/components/ui/lazy-dialog'
import { uploadImageContract } from '@/lib/content/media/images/contract'
import type { CroppedPicture } from './model'
import { PicturePreview } from './picture-preview'

type CroppedPictureFieldProps = {
  value: CroppedPicture | null
  onChange: (value: CroppedPicture) => void
  wiring: FieldWiring
}

const CropDialog = lazyDialog(async () => (await import('./crop-dialog')).CropDialog)

/** Uploads a picture and selects its visible part. */
export function CroppedPictureField({ value, onChange, wiring }: CroppedPictureFieldProps) {
  const [isCropping, setCropping] = useState(false)
  return (
    <div className="space-y-3">
      {value && <PicturePreview {...value} />}
      <div className="flex flex-wrap items-start gap-3">
        <UploadButton
          label={value ? 'Zamijeni datoteku' : 'Pošalji datoteku'}
          contract={uploadImageContract}
          wiring={wiring}
          onUploaded={({ file }) => onChange({ file, crop: null })}
        />
        {value && (
          <Button variant="secondary" onClick={() => setCropping(true)}>
            <CropIcon aria-hidden="true" className="size-5" />
            Izreži
          </Button>
        )}
      </div>
      {value && isCropping && (
        <CropDialog
          picture={value}
          onOpenChange={setCropping}
          onCrop={(crop) => onChange({ ...value, crop })}
        />
      )}
    </div>
  )
}
