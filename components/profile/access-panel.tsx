import { CircleCheck, CircleDashed } from 'lucide-react'
import { describeAccess } from '@/lib/billing/describe-access'
import type { AccessView } from '@/lib/billing/model'
import { Panel } from '@/components/ui/panel'

/** What a parent has bought, what is left of it today, and until when. */
export function AccessPanel({ access, now }: { access: AccessView; now: Date }) {
  return (
    <Panel id="pretplata" title="Pretplata">
      <ul className="space-y-4">
        {describeAccess(access, now).map(({ title, isActive, lines }) => (
          <li key={title} className="flex gap-3">
            {isActive ? (
              <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-good" />
            ) : (
              <CircleDashed aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-muted" />
            )}
            <div className="min-w-0">
              <h3 className="font-bold">
                {title}
                <span className="sr-only">{isActive ? ': da' : ': ne'}</span>
              </h3>
              {lines.map((line) => (
                <p key={line} className="text-muted">
                  {line}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
