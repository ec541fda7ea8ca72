import { clsx } from 'clsx'
import { DEFAULT_AVATAR } from '@/lib/users/avatars'

type AvatarProps = {
  /** A parent is shown by the first letter of the name, a child by its picture. */
  person: { type: 'roditelj' | 'ucenik'; firstName: string; avatarURL?: string | null }
  className?: string
}

/** The round picture of a person; decoration, since the name stands beside it. */
export function Avatar({ person, className }: AvatarProps) {
  const { type, firstName, avatarURL } = person
  if (type === 'roditelj') {
    return (
      <span
        aria-hidden="true"
        className={clsx(
          'grid place-items-center rounded-full bg-link font-display font-bold text-page',
          className,
        )}
      >
        {[...firstName][0]?.toLocaleUpperCase('hr')}
      </span>
    )
  }
  return (
    // eslint-disable-next-line @next/next/no-img-element -- drawn for this size, nothing to resize
    <img
      src={avatarURL ?? DEFAULT_AVATAR}
      alt=""
      width={44}
      height={44}
      className={clsx('rounded-full bg-sunken object-cover', className)}
    />
  )
}
