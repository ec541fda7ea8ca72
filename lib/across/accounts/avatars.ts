import { DEFAULT_AVATAR_PATH } from './default-avatar'

/** A picture that a child may choose for the profile. */
export interface Avatar {
  /** Path on this site, as stored in `avatarURL`. */
  readonly file: string
  /** Croatian name, used as text alternative and as label. */
  readonly label: string
}

export const defaultAvatar: Avatar = { file: DEFAULT_AVATAR_PATH, label: 'Iskra' }

export const avatars: readonly Avatar[] = [
  defaultAvatar,
  { file: '/avatars/dupin.svg', label: 'Dupin' },
  { file: '/avatars/jez.svg', label: 'Jež' },
  { file: '/avatars/kornjaca.svg', label: 'Kornjača' },
  { file: '/avatars/kuna.svg', label: 'Kuna' },
  { file: '/avatars/lastavica.svg', label: 'Lastavica' },
  { file: '/avatars/lisica.svg', label: 'Lisica' },
  { file: '/avatars/medvjed.svg', label: 'Medvjed' },
  { file: '/avatars/ris.svg', label: 'Ris' },
  { file: '/avatars/sova.svg', label: 'Sova' },
  { file: '/avatars/vuk.svg', label: 'Vuk' },
  { file: '/avatars/zaba.svg', label: 'Žaba' },
]

/** True for the avatars on offer, the only allowed values of `avatarURL`. */
export const isAvatar = (address: string): boolean => avatars.some(({ file }) => file === address)
