'use client'
import { useState } from 'react'
import { Picture } from '@/components/content/media/images/picture'
import { uploadedPicturePath, type CroppedPicture } from './model'

/** The visible part of an uploaded picture, even before saving. */
export function PicturePreview({ file, crop }: CroppedPicture) {
  const [whole, setWhole] = useState({ width: 0, height: 0 })
  const [missing, setMissing] = useState('')
  const { x = 0, y = 0, ...size } = crop ?? {}
  const { width, height } = { ...whole, ...size }
  const ratio = width ? width / height : 3 / 2
  const percent = (value: number, of: number) => `${of ? (100 * value) / of : 100}%`
  if (missing === file) return <span>Ove datoteke više nema, pa se ne može vratiti.</span>
  return (
    <div
      className="relative max-w-full overflow-hidden rounded-card border border-line bg-sunken"
      // At most 20rem high, keeping its aspect ratio.
      style={{ aspectRatio: ratio, width: `min(24rem, ${20 * ratio}rem)` }}
    >
      <Picture
        key={file}
        src={uploadedPicturePath(file)}
        alt="Pregled slike"
        width={whole.width || 1}
        height={whole.height || 1}
        onError={() => setMissing(file)}
        onLoad={({ currentTarget }) => {
          const { naturalWidth, naturalHeight } = currentTarget
          setWhole({ width: naturalWidth, height: naturalHeight })
        }}
        className="absolute max-w-none"
        style={{
          width: crop ? percent(whole.width, width) : '100%',
          height: crop ? percent(whole.height, height) : '100%',
          left: `-${percent(x, width)}`,
          top: `-${percent(y, height)}`,
        }}
      />
    </div>
  )
}
