import { clsx } from 'clsx'
import { Picture } from '@/components/content/media/images/picture'
import { DEFAULT_AVATAR_PATH } from '@/lib/across/accounts/default-avatar'

type AvatarProps = {
  person: { type: 'roditelj' | 'ucenik'; firstName: string; avatarURL?: string | null }
  className: string
}

/** A person's round picture without a name: a child's avatar or a parent's initial. */
export function Avatar({ person, className }: AvatarProps) {
  const { type, firstName, avatarURL = null } = person
  if (type === 'ucenik') return <AvatarImage {...{ avatarURL, className }} />
  const [letter = ''] = firstName
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-link font-display font-bold text-page',
        className,
      )}
    >
      {letter.toLocaleUpperCase('hr')}
    </span>
  )
}

type AvatarImageProps = { avatarURL: string | null; className: string }

/** A pupil's picture, or the default one; decorative next to the name. */
export const AvatarImage = ({ avatarURL, className }: AvatarImageProps) => (
  <Picture
    src={avatarURL ?? DEFAULT_AVATAR_PATH}
    alt=""
    className={clsx('shrink-0 rounded-full bg-area-soft', className)}
  />
)
