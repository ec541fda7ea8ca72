import { isEarlyReaderGrade } from '@/lib/content/curriculum/young'
import type { Child } from '@/lib/people/users/model'
import { PICTURES_UNTIL_GRADE } from './model'

/** A child's kind of secret: a typed password or pictures. */
export type SecretKind = 'letters' | 'pictures'

type Asked = {
  /** The parent's choice; empty before it is made. */
  chosen: SecretKind | ''
  child: Pick<Child, 'hasPassword' | 'hasPictures'> | undefined
  gradeOrder: number | undefined
}

/** The secret a child's form asks for. The youngest start with pictures. */
export function secretKindOf({ chosen, child, gradeOrder = 8 }: Asked): SecretKind {
  if (gradeOrder > PICTURES_UNTIL_GRADE) return 'letters'
  if (chosen) return chosen
  if (child?.hasPictures) return 'pictures'
  return !child?.hasPassword && isEarlyReaderGrade(gradeOrder) ? 'pictures' : 'letters'
}
