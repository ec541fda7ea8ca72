'use client'
import { useState } from 'react'
import { ReactCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import './crop-handles.css'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Picture } from '@/components/content/media/images/picture'
import { IMAGE_LIMITS, type Crop } from '@/lib/content/media/images/model'
import { uploadedPicturePath, type CroppedPicture } from './model'

type CropDialogProps = {
  picture: CroppedPicture
  onOpenChange: (isOpen: boolean) => void
  /** Null for the whole picture. */
  onCrop: (crop: Crop | null) => void
}

const LABELS = {
  cropArea: 'Izrez. Strelice ga pomiču, s Shift brže.',
  nwDragHandle: 'Gornji lijevi kut: strelice mijenjaju veličinu',
  nDragHandle: 'Gornji rub: strelice mijenjaju visinu',
  neDragHandle: 'Gornji desni kut: strelice mijenjaju veličinu',
  eDragHandle: 'Desni rub: strelice mijenjaju širinu',
  seDragHandle: 'Donji desni kut: strelice mijenjaju veličinu',
  sDragHandle: 'Donji rub: strelice mijenjaju visinu',
  swDragHandle: 'Donji lijevi kut: strelice mijenjaju veličinu',
  wDragHandle: 'Lijevi rub: strelice mijenjaju širinu',
}

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 }

type Size = { width: number; height: number }

/** Selects the visible part of a picture with the mouse, a finger or the arrow keys. */
export function CropDialog({ picture, onOpenChange, onCrop }: CropDialogProps) {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 })
  const [crop, setCrop] = useState<PercentCrop>(WHOLE)
  const chosen = toPixels(crop, size)
  const isWhole = chosen.width === size.width && chosen.height === size.height
  return (
    <Dialog title="Izreži sliku" onOpenChange={onOpenChange} className="sm:max-w-3xl!">
      <div className="space-y-4">
        <div className="pointer-coarse:px-1">
          <ReactCrop
            crop={crop}
            onChange={(_, percent) => setCrop(percent)}
            ariaLabels={LABELS}
            keepSelection
            minWidth={IMAGE_LIMITS.cropSide}
            minHeight={IMAGE_LIMITS.cropSide}
            className="max-w-full"
          >
            <Picture
              src={uploadedPicturePath(picture.file)}
              alt=""
              {...size}
              className="max-h-[55dvh] w-auto"
              onLoad={({ currentTarget }) => {
                const { naturalWidth: width, naturalHeight: height } = currentTarget
                setSize({ width, height })
                if (picture.crop) setCrop(toPercent(picture.crop, { width, height }))
              }}
            />
          </ReactCrop>
        </div>
        <p role="status">
          {isWhole ? 'Cijela slika' : 'Izrez'}: {chosen.width} × {chosen.height} točaka
        </p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={() => setCrop(WHOLE)}>
            Cijela slika
          </Button>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            Odustani
          </Button>
          <Button
            onClick={() => {
              onCrop(isWhole ? null : chosen)
              onOpenChange(false)
            }}
          >
            Uzmi izrez
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Limits the crop to the picture and to an image's minimum size. */
function toPixels({ x, y, width, height }: PercentCrop, size: Size): Crop {
  const along = (start: number, length: number, all: number) => {
    const pixels = Math.min(all, Math.max(IMAGE_LIMITS.cropSide, Math.round((length * all) / 100)))
    return [Math.min(Math.round((start * all) / 100), all - pixels), pixels] as const
  }
  const [left, wide] = along(x, width, size.width)
  const [top, high] = along(y, height, size.height)
  return { x: left, y: top, width: wide, height: high }
}

const toPercent = ({ x, y, width, height }: Crop, size: Size): PercentCrop => ({
  unit: '%',
  x: (100 * x) / size.width,
  y: (100 * y) / size.height,
  width: (100 * width) / size.width,
  height: (100 * height) / size.height,
})
