import type { Returned } from '@/lib/http/contract'
import { soundPath } from '@/lib/markdown/library-sounds'
import type { soundListContract } from '@/lib/sounds/contract'

/** A recording in the list of the library. */
export type LibrarySound = Returned<typeof soundListContract>['items'][number]

/** A recording as it is now. */
export const currentPath = ({ slug, version }: Pick<LibrarySound, 'slug' | 'version'>) =>
  `${soundPath(slug)}?v=${version}`
