import type { Returned } from '@/lib/platform/http/contract'
import type { ImageRecord, imageListContract } from '@/lib/content/media/images/contract'

/** An image in the list of the library. */
export type LibraryImage = Returned<typeof imageListContract>['items'][number]

/** An uploaded file and what of it is shown. */
export type CroppedPicture = ImageRecord['picture']

/** The whole picture of a file, for admins. */
export const filePath = (file: string) => `/api/images/files/${file}`

/** A small picture of an image, as it is now. */
export const thumbnailPath = ({ slug, version }: Pick<LibraryImage, 'slug' | 'version'>) =>
  `/slike/${slug}-320.webp?v=${version}`

/** A first name for a picture or a recording: that of its file, without the ending. */
export const nameOfFile = ({ name }: File, otherwise = 'Slika'): string =>
  name
    .replace(/\.\w+$/, '')
    .replace(/[-_]+/g, ' ')
    .trim()
    .slice(0, 120) || otherwise
