'use client'
import { useActionWithToast } from '@/components/platform/admin/use-action-with-toast'
import { Waiting } from '@/components/ui/waiting'
import type { Parent } from '@/lib/across/accounts/model'
import { oidcApiCalls } from '@/lib/across/accounts/oidc/calls'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { useCall } from '@/lib/platform/browser/queries'
import { call } from '@/lib/platform/http/client'
import { PasswordPrompt } from '../password-question'
import { OidcLinkRow } from './link-row'

type OidcFamilyLinksProps = {
  parent: Parent
  /** What the provider is called. */
  name: string
}

/** The links of a parent's and the children's accounts to the provider. */
export function OidcFamilyLinks({ parent, name }: OidcFamilyLinksProps) {
  const { data, failureReason } = useCall(oidcApiCalls.listOidcLinks, {}, { isForgotten: true })
  const { isSending, run } = useActionWithToast()
  if (!data)
    return failureReason ? (
      <p role="alert">{failureReason.message}</p>
    ) : (
      <Waiting label="Učitavam..." />
    )
  const people = [
    { id: parent._id, label: `${parent.firstName} (Vi)` },
    ...parent.children.map(({ _id, firstName }) => ({ id: _id, label: firstName })),
  ]
  const link = (accountId: string) =>
    run(
      async () => {
        const { url } = await call(oidcApiCalls.beginOidcLink, { body: { accountId } })
        hardNavigate(url)
      },
      { done: `Otvaram ${name}...`, refreshes: [] },
    )
  const unlink = (id: string) =>
    run(() => call(oidcApiCalls.removeOidcLink, { params: { id } }), {
      done: 'Veza je prekinuta.',
      refreshes: [oidcApiCalls.listOidcLinks],
    })
  return (
    <div className="space-y-4">
      <p>
        Tko je povezan, prijavljuje se i uslugom {name}, bez lozinke Iskre. Pri povezivanju se ondje
        prijavljuje onaj čiji se račun povezuje: za dijete, dijete.
      </p>
      <ul className="space-y-4">
        {people.map(({ id, label }) => (
          <OidcLinkRow
            key={id}
            label={label}
            since={data.links.find(({ accountId }) => accountId === id)?.since}
            isSending={isSending}
            onLink={() => void link(id)}
            onUnlink={() => void unlink(id)}
          />
        ))}
      </ul>
      <p className="text-sm text-muted">
        Prekid veze odjavljuje taj račun sa svih drugih uređaja. Od usluge dobivamo samo oznaku
        računa, bez imena i emaila.
      </p>
      <PasswordPrompt email={parent.email} />
    </div>
  )
}
