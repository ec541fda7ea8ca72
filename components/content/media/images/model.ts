import type { CallerResult } from '@/lib/platform/http/contract'
import type { ImageRecord, imageListContract } from '@/lib/content/media/images/contract'

/** An image in the list of the library. */
export type LibraryImage = CallerResult<typeof imageListContract>['items'][number]

/** An uploaded file and its visible part. */
export type CroppedPicture = ImageRecord['picture']

/** The address of an uploaded picture, uncropped; for admins. */
export const uploadedPicturePath = (file: string) => `/api/images/files/${file}`

/** The address of an image's current thumbnail. */
export const thumbnailPath = ({ slug, version }: Pick<LibraryImage, 'slug' | 'version'>) =>
  `/slike/${slug}-320.webp?v=${version}`

/** Suggests a name for a picture or recording: the file name without its extension. */
export const nameFromFile = ({ name }: File, otherwise = 'Slika'): string =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .slice(0, 120) || otherwise
