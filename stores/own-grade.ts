import type { Grade } from '@/lib/content/curriculum/model'
import { useSite } from './site'
import { useUser } from './user'

/** The signed-in pupil's grade; null for others and while the grade is closed. */
export function useOwnGrade(): Grade | null {
  const grades = useSite((site) => site.grades)
  const user = useUser((state) => state.user)
  if (user?.type !== 'ucenik') return null
  return grades.find(({ _id }) => _id === user.gradeID) ?? null
}
