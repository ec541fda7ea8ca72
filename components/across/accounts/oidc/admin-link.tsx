'use client'
import { useActionWithToast } from '@/components/platform/admin/use-action-with-toast'
import { SectionHeading } from '@/components/ui/section-heading'
import { oidcApiCalls } from '@/lib/across/accounts/oidc/calls'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { useCall } from '@/lib/platform/browser/queries'
import { call } from '@/lib/platform/http/client'
import { AdminPasswordPrompt } from '../people/admin-password-question'
import { OidcLinkRow } from './link-row'

/** The link of the admin's own account to the provider. */
export function OidcAdminLink({ name }: { name: string }) {
  const { data } = useCall(oidcApiCalls.findAdminOidcLink, {})
  const { isSending, run } = useActionWithToast()
  const link = () =>
    run(
      async () => {
        const { url } = await call(oidcApiCalls.beginAdminOidcLink, { body: {} })
        hardNavigate(url)
      },
      { done: `Otvaram ${name}...`, refreshes: [] },
    )
  const unlink = () =>
    run(() => call(oidcApiCalls.removeAdminOidcLink), {
      done: 'Veza je prekinuta.',
      refreshes: [oidcApiCalls.findAdminOidcLink],
    })
  return (
    <section>
      <SectionHeading>Vanjska prijava</SectionHeading>
      <ul>
        <OidcLinkRow
          label={`Tvoj račun i ${name}`}
          since={data?.link?.since}
          isSending={isSending || !data}
          onLink={() => void link()}
          onUnlink={() => void unlink()}
        />
      </ul>
      <AdminPasswordPrompt />
    </section>
  )
}
