import { isYoung } from '@/lib/content/curriculum/young'
import type { Child } from '@/lib/people/users/model'
import { PICTURES_UNTIL_GRADE } from './model'

/** What a child signs in by: typed letters or pictures. */
export type SecretKind = 'letters' | 'pictures'

type Asked = {
  /** What the parent chose; empty before. */
  chosen: SecretKind | ''
  child: Pick<Child, 'hasPassword' | 'hasPictures'> | undefined
  gradeOrder: number | undefined
}

/** The kind of secret that the form of a child asks for: of the youngest, pictures first. */
export function secretKindOf({ chosen, child, gradeOrder = 8 }: Asked): SecretKind {
  if (gradeOrder > PICTURES_UNTIL_GRADE) return 'letters'
  if (chosen) return chosen
  if (child?.hasPictures) return 'pictures'
  return !child?.hasPassword && isYoung(gradeOrder) ? 'pictures' : 'letters'
}
