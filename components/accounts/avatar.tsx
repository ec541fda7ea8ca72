import { AvatarImage } from './avatar-image'
import { ParentBadge } from './parent-badge'

type AvatarProps = {
  person: { type: 'roditelj' | 'ucenik'; firstName: string; avatarURL?: string | null }
  className: string
}

/** The round picture of a person: a parent's letter or a child's picture. The name stands beside it. */
export function Avatar({ person, className }: AvatarProps) {
  const { type, firstName, avatarURL = null } = person
  return type === 'roditelj' ? (
    <ParentBadge firstName={firstName} className={className} />
  ) : (
    <AvatarImage avatarURL={avatarURL} className={className} />
  )
}
