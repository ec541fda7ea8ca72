'use client'
import { OpenedRecord } from '@/components/platform/admin/opened-record'
import { ActivationForm } from '@/components/people/billing/activation-form'
import { ActivationList } from '@/components/people/billing/activation-list'
import { Panel } from '@/components/ui/panel'
import { PageTitle } from '@/components/ui/section-heading'
import { useStepFocus } from '@/components/ui/use-step-focus'
import { readFamilyContract } from '@/lib/across/accounts/people/contract'
import { useCall } from '@/lib/platform/browser/queries'
import { formatDate } from '@/lib/platform/hr/dates'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { AccessFacts } from './access-facts'
import { ChildPanel } from './child-panel'
import { blockedFact, type Family } from './family'
import { Facts } from './facts'
import { PersonActions } from './person-actions'
import { SessionList } from './session-list'

const STALE = [apiCallOf(readFamilyContract)]

/** A family: its access, its sessions, and actions for admins. */
export function FamilyPage({ id }: { id: string }) {
  const family = useCall(apiCallOf(readFamilyContract), { params: { id } }, { isForgotten: true })
  return (
    <OpenedRecord<Family> query={family} title="Obitelj se ne može otvoriti">
      {(one) => <FamilyView family={one} />}
    </OpenedRecord>
  )
}

const pendingFact = (email: string | null): [string, string][] =>
  email === null ? [] : [['Novi email', `${email} (čeka potvrdu)`]]

function FamilyView({ family }: { family: Family }) {
  const { parent, children, access, activations } = family
  const heading = useStepFocus<HTMLHeadingElement>()
  const name = `${parent.firstName} ${parent.lastName}`
  return (
    <>
      <PageTitle ref={heading} className="break-words">
        {name}
      </PageTitle>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel id="roditelj" title="Roditelj">
          <Facts
            facts={[
              ['Email', `${parent.email}${parent.isEmailConfirmed ? '' : ' (nije potvrđen)'}`],
              ...pendingFact(parent.pendingEmail),
              ['Račun otvoren', formatDate(new Date(parent.createdAt))],
              ...blockedFact(parent.blockedAt),
            ]}
          />
          <SessionList sessions={parent.sessions} />
          <PersonActions
            person={parent}
            name={name}
            childCount={children.length}
            waitingEmail={parent.pendingEmail ?? (parent.isEmailConfirmed ? null : parent.email)}
          />
        </Panel>
        <Panel id="prava" title="Prava">
          <AccessFacts access={access} />
          {children.length > 0 ? (
            <ActivationForm parentId={parent._id} pupils={children} refreshes={STALE} />
          ) : (
            <p className="text-muted">
              Ova obitelj još nema djece. Proizvod se aktivira djetetu, a dodaje ga roditelj.
            </p>
          )}
          <ActivationList activations={activations} refreshes={STALE} />
        </Panel>
        {children.map((child) => (
          <ChildPanel key={child._id} child={child} />
        ))}
      </div>
    </>
  )
}
