'use client'
import { Check } from 'lucide-react'
import { Link } from '@/components/ui/link'
import { ListSkeleton } from '@/components/ui/list-skeleton'
import { Loaded } from '@/components/ui/loaded'
import { Panel } from '@/components/ui/panel'
import { useCall } from '@/lib/platform/browser/queries'
import { formatNumber } from '@/lib/platform/hr/numbers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { readQueueContract, type QueueSection } from '@/lib/editing/work-queue/contract'

/** An editor's pending work. */
export function WorkQueue() {
  const queue = useCall(apiCallOf(readQueueContract), {})
  return (
    <Loaded<QueueSection[]>
      query={queue}
      title="Posao se ne može učitati"
      skeleton={<ListSkeleton />}
    >
      {(sections) => (
        <div className="grid grid-cols-1 gap-4 xl:grid-cols-2">
          {sections.map((section) => (
            <QueuePanel key={section.key} section={section} />
          ))}
        </div>
      )}
    </Loaded>
  )
}

function QueuePanel({ section }: { section: QueueSection }) {
  const { key, title, empty, path, count, first } = section
  if (!count) {
    return (
      <Panel id={`posao-${key}`} title={title}>
        <p className="flex items-start gap-2 text-muted">
          <Check aria-hidden="true" className="mt-1 size-5 shrink-0 text-good" />
          {empty}
        </p>
      </Panel>
    )
  }
  return (
    <Panel id={`posao-${key}`} title={`${title}: ${formatNumber(count)}`}>
      <ul className="divide-y divide-line">
        {first.map((item) => (
          <li key={item.path}>
            <Link
              href={item.path}
              className="flex min-h-11 flex-wrap items-baseline gap-x-3 py-2 hover:text-link"
            >
              <span className="line-clamp-2 min-w-0 flex-1 basis-52 font-bold break-words">
                {item.title}
              </span>
              <span className="text-sm text-muted">{item.note}</span>
            </Link>
          </li>
        ))}
      </ul>
      {path && (
        <Link
          href={path}
          aria-label={`Sve: ${title}`}
          className="mt-2 inline-flex min-h-11 items-center font-bold text-link underline-offset-4 hover:underline"
        >
          Sve ({formatNumber(count)})
        </Link>
      )}
    </Panel>
  )
}
