'use client'
import { Link } from '@/components/ui/link'
import { gradePath } from '@/lib/platform/paths'
import { useOwnGrade } from '@/stores/own-grade'

/** A pupil's link to their own grade, before all grades of the menu. */
export function OwnGradeLink() {
  const grade = useOwnGrade()
  if (!grade) return null
  return (
    <Link
      href={gradePath(grade.slug)}
      data-early-icon="book"
      className="mb-2 flex min-h-12 items-center rounded-control bg-link-soft px-3 font-bold text-link early:gap-3"
    >
      Moj razred: {grade.name}
    </Link>
  )
}
