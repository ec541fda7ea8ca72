import { Link } from '@/components/ui/link'
import type { PlacedLesson } from '@/lib/content/curriculum/model'
import { lessonElementPath } from '@/lib/platform/paths'

type ScriptTableOfContentsProps = { lesson: PlacedLesson; headings: { id: string; text: string }[] }

/** The script's headings as links into it. */
export function ScriptTableOfContents({ lesson, headings }: ScriptTableOfContentsProps) {
  if (headings.length === 0) return null
  return (
    <nav aria-labelledby="u-lekciji">
      <h2 id="u-lekciji" className="mb-3 font-display text-2xl font-bold">
        U ovoj lekciji
      </h2>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link
              href={`${lessonElementPath(lesson, 'skripta')}#${id}`}
              className="flex min-h-12 items-center px-5 py-2 font-semibold first:rounded-t-[inherit] hover:bg-area-soft hover:text-area"
            >
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
