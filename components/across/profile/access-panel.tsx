import { CircleCheck, CircleDashed } from 'lucide-react'
import { describeAccess } from '@/lib/people/billing/describe-access'
import { ORDERS_PATH } from '@/lib/people/billing/orders/paths'
import type { AccessView } from '@/lib/people/billing/model'
import { Link } from '@/components/ui/link'
import { Panel } from '@/components/ui/panel'

type AccessPanelProps = { access: AccessView; waitingOrders: number; now: Date }

/** A parent's access: what was bought, what remains today, and until when. */
export function AccessPanel({ access, waitingOrders, now }: AccessPanelProps) {
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
      {waitingOrders > 0 && (
        <Link href={ORDERS_PATH} className="mt-4 block font-bold text-link underline">
          Narudžba čeka uplatu
        </Link>
      )}
    </Panel>
  )
}
