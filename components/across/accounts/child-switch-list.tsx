'use client'
import { gradePath } from '@/lib/platform/paths'
import { useSite } from '@/stores/site'
import { useUser } from '@/stores/user'
import { Avatar } from './avatar'
import { switchProfileAndOpen } from './switch-profile'

/**
 * A parent's children in the list of grades. Choosing one switches to the child and opens its
 * grade.
 */
export function ChildSwitchList() {
  const grades = useSite((site) => site.grades)
  const user = useUser((state) => state.user)
  if (user?.type !== 'roditelj' || !user.children.length) return null
  return (
    <ul aria-label="Djeca" className="mb-2 border-b border-line pb-2">
      {user.children.map((child) => {
        const grade = grades.find(({ _id }) => _id === child.gradeID)
        return (
          <li key={child._id}>
            <button
              type="button"
              onClick={() =>
                void switchProfileAndOpen(
                  user,
                  child._id,
                  grade ? gradePath(grade.slug) : '/profil',
                )
              }
              className="flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left font-bold hover:bg-area-soft hover:text-area"
            >
              <Avatar person={child} className="size-9" />
              <span>
                {child.firstName}
                <span className="block text-sm font-normal text-muted">{grade?.name}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
