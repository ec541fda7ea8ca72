import { Link } from '@/components/ui/link'
import { SubjectIcon } from '@/components/art/subject-icon'
import type { Mistake, MistakePage } from '@/lib/mistakes/model'
import { MistakeRow } from './mistake-row'

type MistakeGroupsProps = {
  page: MistakePage
  onPractise: (mistake: Mistake) => void
}

/** Mistakes under their subject and lesson. */
export function MistakeGroups({ page: { groups, today }, onPractise }: MistakeGroupsProps) {
  return groups.map(({ lesson, items }) => (
    <section
      key={lesson.lessonId}
      data-area={lesson.area}
      aria-labelledby={`lekcija-${lesson.lessonId}`}
      className="rounded-card border border-line bg-surface shadow-card"
    >
      <div className="flex items-center gap-3 rounded-t-card bg-area-soft px-4 py-3">
        <SubjectIcon area={lesson.area} className="size-6 shrink-0 text-area" />
        <div className="min-w-0">
          <p className="text-sm font-bold text-area">{lesson.subject}</p>
          <h2 id={`lekcija-${lesson.lessonId}`} className="font-display text-xl font-bold">
            <Link
              href={lesson.path}
              className="inline-flex min-h-11 items-center break-words hover:underline"
            >
              {lesson.title}
            </Link>
          </h2>
        </div>
      </div>
      <ul className="divide-y divide-line">
        {items.map((mistake) => (
          <MistakeRow
            key={mistake._id}
            mistake={mistake}
            today={today}
            lessonPath={lesson.path}
            onPractise={onPractise}
          />
        ))}
      </ul>
    </section>
  ))
}
