import type { CallerResult } from '@/lib/platform/http/contract'
import { soundPath } from '@/lib/platform/markdown/library-sounds'
import type { soundListContract } from '@/lib/content/media/sounds/contract'

/** A recording in the list of the library. */
export type LibrarySound = CallerResult<typeof soundListContract>['items'][number]

/** The address of a recording's current version. */
export const currentSoundPath = ({ slug, version }: Pick<LibrarySound, 'slug' | 'version'>) =>
  `${soundPath(slug)}?v=${version}`
