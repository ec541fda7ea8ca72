import type { SecretKind } from '@/lib/accounts/pictures/secret-kind'

export const WITHOUT = 'Bez toga se dijete prijavljuje samo preko vašeg računa.'

const PICTURES =
  'Četiri slike po redu, ista smije i dvaput. Vrijede samo na uređaju na kojem ste se i vi prijavili.'

/** What to know about a secret of a kind, for a child that has one of some kind, or none. */
export function secretHint(kind: SecretKind, has: SecretKind | null): string {
  const about = kind === 'pictures' ? PICTURES : 'Najmanje 8 znakova.'
  if (has === null) return `Neobavezno. ${about} ${WITHOUT}`
  if (has === kind) return `${about} Ostavite prazno ako se ne mijenja.`
  return `${about} ${kind === 'pictures' ? 'Zamijenit će lozinku.' : 'Zamijenit će slike.'}`
}
