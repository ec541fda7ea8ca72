'use client'
import { OpenedRecord } from '@/components/platform/admin/opened-record'
import { Link } from '@/components/ui/link'
import { Panel } from '@/components/ui/panel'
import { PageTitle } from '@/components/ui/section-heading'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { readAdminOrderContract } from '@/lib/people/billing/orders/admin/contract'
import { STATE_WORDS } from '@/lib/people/billing/orders/order-labels'
import { useCall } from '@/lib/platform/browser/queries'
import { formatDate } from '@/lib/platform/hr/dates'
import { formatEuro } from '@/lib/platform/hr/euro'
import { apiCallOf } from '@/lib/platform/http/api-call'
import type { CallerResult } from '@/lib/platform/http/contract'
import { ActivationForm } from '../activation-form'

type AdminOrder = CallerResult<typeof readAdminOrderContract>

const STALE = [apiCallOf(readAdminOrderContract)]

/** An order, and the activation that closes it once the payment has arrived. */
export function AdminOrderDetails({ id }: { id: string }) {
  const order = useCall(
    apiCallOf(readAdminOrderContract),
    { params: { id } },
    { isForgotten: true },
  )
  return (
    <OpenedRecord<AdminOrder> query={order} title="Narudžba se ne može otvoriti">
      {(one) => <OrderView order={one} />}
    </OpenedRecord>
  )
}

function OrderView({ order }: { order: AdminOrder }) {
  const { number, parentId, parentName, email, productName, price, state, children } = order
  const heading = useStepFocus<HTMLHeadingElement>()
  const isOpen = state !== 'paid'
  return (
    <>
      <PageTitle ref={heading}>Narudžba {number}</PageTitle>
      <div className="max-w-3xl space-y-5">
        <Panel id="narudzba" title={`Stanje: ${STATE_WORDS[state]}`}>
          <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            {[
              ['Roditelj', `${parentName} (${email})`],
              ['Proizvod', productName],
              ['Cijena', formatEuro(price)],
              ['Poziv na broj', order.reference],
              ['Naručeno', formatDate(new Date(order.createdAt))],
              ...(order.closedAt ? [['Zaključeno', formatDate(new Date(order.closedAt))]] : []),
            ].map(([name, value]) => (
              <div key={name} className="min-w-0">
                <dt className="text-sm text-muted">{name}</dt>
                <dd className="font-bold break-words">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="mt-4">
            <Link
              href={`/admin/korisnici?record=${parentId}`}
              className="text-link underline underline-offset-4"
            >
              Otvori obitelj, njezina prava i aktivacije
            </Link>
          </p>
        </Panel>
        {isOpen && (
          <Panel id="aktivacija" title="Aktivacija">
            {children.length > 0 ? (
              <ActivationForm
                parentId={parentId}
                pupils={children}
                order={order}
                refreshes={STALE}
              />
            ) : (
              <p>Ova obitelj još nema djece. Proizvod se aktivira djetetu, a dodaje ga roditelj.</p>
            )}
          </Panel>
        )}
      </div>
    </>
  )
}
