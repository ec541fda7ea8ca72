import { Link } from '@/components/ui/link'
import type { Grade } from '@/lib/content/curriculum/model'
import { gradePath } from '@/lib/platform/paths'

type GradeLinksProps = { grades: Grade[]; className?: string }

/** Links to the grades, as a way on from a missing page. */
export const GradeLinks = ({ grades, className }: GradeLinksProps) => (
  <nav aria-label="Razredi" className={className}>
    <ul className="flex flex-wrap justify-center gap-2">
      {grades.map(({ _id, name, slug }) => (
        <li key={_id}>
          <Link
            href={gradePath(slug)}
            className="inline-flex min-h-11 items-center rounded-full bg-sunken px-4 font-bold hover:text-link"
          >
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
