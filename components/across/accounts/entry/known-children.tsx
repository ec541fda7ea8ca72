'use client'
import { clsx } from 'clsx'
import { AvatarImage } from '@/components/across/accounts/avatar'
import { useHydrated } from '@/components/ui/use-hydrated'
import { pictureChildren } from '@/stores/picture-children'

/** The height of one row, or of two. */
const RESERVED =
  'hidden min-h-42 in-[[data-picture-children]]:grid in-[[data-picture-children=many]]:min-h-87'

type KnownChildrenProps = { onChoose: (id: string) => void }

/**
 * The children this device knows, in front of the sign-in for readers: each picture leads to the
 * secret pictures. Their space is reserved by `PICTURE_CHILDREN_SCRIPT`.
 */
export function KnownChildren({ onChoose }: KnownChildrenProps) {
  const isHydrated = useHydrated()
  const known = isHydrated ? pictureChildren() : []
  if (isHydrated && known.length === 0) return null
  return (
    <ul
      aria-label="Tko si?"
      className={clsx('mb-6 auto-rows-[10.5rem] grid-cols-2 gap-3', isHydrated ? 'grid' : RESERVED)}
    >
      {known.map(({ id, nickName, avatarURL }) => (
        <li key={id} className="only:col-span-2">
          <a
            href="#slike"
            onClick={() => onChoose(id)}
            className="flex h-full flex-col items-center justify-center gap-2 rounded-card border-2 border-line bg-surface px-3 font-bold hover:border-link hover:bg-link-soft"
          >
            <AvatarImage avatarURL={avatarURL} className="size-26" />
            <span className="max-w-full truncate">{nickName}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
