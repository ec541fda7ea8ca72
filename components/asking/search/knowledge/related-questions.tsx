import { Link } from '@/components/ui/link'
import { SectionHeading } from '@/components/ui/section-heading'
import { questionPath } from '@/lib/platform/paths'
import type { KnowledgePage } from '@/lib/asking/search/knowledge/model'

/** Links to related questions; nothing without any. */
export function RelatedQuestions({ related }: Pick<KnowledgePage, 'related'>) {
  if (related.length === 0) return null
  return (
    <section aria-labelledby="slicna-pitanja">
      <SectionHeading id="slicna-pitanja">Slična pitanja</SectionHeading>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
        {related.map(({ slug, title, given, isAnswered }) => (
          <li key={slug}>
            <Link
              href={questionPath(slug)}
              className="flex min-h-11 items-center gap-3 px-4 py-3 hover:bg-area-soft"
            >
              <span className="min-w-0 flex-1 break-words">
                <span className="block font-semibold">{title}</span>
                {given && <span className="line-clamp-2 text-sm text-muted">{given}</span>}
              </span>
              <span className="shrink-0 text-sm text-muted">
                {isAnswered ? 'Odgovor' : 'Riješi'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
