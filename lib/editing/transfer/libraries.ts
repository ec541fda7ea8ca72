import 'server-only'
import type { Database } from '@/lib/platform/db/client'
import {
  findOrPrepareImage,
  type ImportedFile as BroughtFile,
} from '@/lib/content/media/images/exchange'
import { images } from '@/lib/content/media/images/tables'
import { listImageUses as usesOfImage, type MediaUse } from '@/lib/content/media/images/uses'
import { imagePath } from '@/lib/platform/markdown/library-images'
import { soundPath } from '@/lib/platform/markdown/library-sounds'
import { findOrPrepareSound } from '@/lib/content/media/sounds/exchange'
import { sounds } from '@/lib/content/media/sounds/tables'
import { listSoundUses as usesOfSound } from '@/lib/content/media/sounds/uses'
import type { LibraryKind } from './import/schemas'

/** A file for a library, with its size if it is a picture. */
export type LibraryFile = { content: Blob; width?: number; height?: number }

type Library = {
  table: typeof images | typeof sounds
  pathOf: (slug: string) => string
  placeOf: (brought: BroughtFile) => Promise<{ slug: string; made: LibraryFile | null }>
  listUses: (slug: string, database: Database) => Promise<MediaUse[]>
}

/** The libraries whose files are exported with the texts that use them. */
export const MEDIA_LIBRARIES: Record<LibraryKind, Library> = {
  image: { table: images, pathOf: imagePath, placeOf: findOrPrepareImage, listUses: usesOfImage },
  sound: { table: sounds, pathOf: soundPath, placeOf: findOrPrepareSound, listUses: usesOfSound },
}
