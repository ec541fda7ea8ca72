import { Link } from '@/components/ui/link'
import { SubjectIcon } from '@/components/art/subject-icon'
import { Tag } from '@/components/ui/tag'
import type { PlacedLesson } from '@/lib/content/model'
import { lessonPath } from '@/lib/paths'

/** A lesson outside its textbook: says which grade and subject it is from. */
export function LessonCard({ lesson }: { lesson: PlacedLesson }) {
  return (
    <Link
      href={lessonPath(lesson)}
      data-area={lesson.subject.area}
      className="group flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-5 shadow-card transition duration-quick hover:-translate-y-1 hover:shadow-lift"
    >
      <Tag className="self-start">
        <SubjectIcon area={lesson.subject.area} className="size-4" />
        {lesson.subject.name}
      </Tag>
      <span className="font-display text-xl leading-tight font-bold group-hover:text-area">
        {lesson.title}
      </span>
      <span className="text-sm leading-snug text-muted">{lesson.summary}</span>
      <span className="mt-auto text-sm font-bold text-area">{lesson.gradeName}</span>
    </Link>
  )
}
