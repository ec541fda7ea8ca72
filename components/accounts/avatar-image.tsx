import { clsx } from 'clsx'
import { Picture } from '@/components/ui/picture'
import { DEFAULT_AVATAR } from '@/lib/accounts/avatars'

type AvatarImageProps = { avatarURL: string | null; className: string }

/** A pupil's picture, the default one without a choice; decoration beside the name. */
export function AvatarImage({ avatarURL, className }: AvatarImageProps) {
  return (
    <Picture
      src={avatarURL ?? DEFAULT_AVATAR}
      alt=""
      className={clsx('shrink-0 rounded-full bg-area-soft', className)}
    />
  )
}
