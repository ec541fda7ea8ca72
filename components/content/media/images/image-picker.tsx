'use client'
import { Picture } from '@/components/content/media/images/picture'
import { imageListContract } from '@/lib/content/media/images/contract'
import { LibraryPicker, type PickerProps } from './library-picker'
import { thumbnailPath, type LibraryImage } from './model'
import { NewImage } from './new-image'

/** Chooses a library image or adds one. */
export const ImagePicker = (props: PickerProps<LibraryImage>) => (
  <LibraryPicker
    {...props}
    list={imageListContract}
    words={{ none: 'slike', one: 'sliku', many: 'Slika' }}
    looks={{ dialog: 'sm:max-w-3xl!', list: 'grid grid-cols-2 gap-3 sm:grid-cols-4' }}
    New={NewImage}
    show={(image, pick) => (
      <button
        type="button"
        onClick={pick}
        className="flex h-full w-full flex-col gap-1 rounded-control border-2 border-line bg-surface p-2 text-left hover:border-link"
      >
        <Picture
          loading="lazy"
          src={thumbnailPath(image)}
          alt={image.alt}
          width={image.width}
          height={image.height}
          className="aspect-square w-full rounded-control bg-sunken object-contain"
        />
        <span className="line-clamp-2 text-sm font-bold break-words">{image.name}</span>
      </button>
    )}
  />
)
