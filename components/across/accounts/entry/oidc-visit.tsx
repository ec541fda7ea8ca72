'use client'
import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { toastAfterLoad } from '@/components/ui/toast-after-redirect'
import { Waiting } from '@/components/ui/waiting'
import { oidcApiCalls } from '@/lib/across/accounts/oidc/calls'
import { OIDC_ADMIN_HASH, OIDC_PATH } from '@/lib/platform/auth/oidc/path'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { hardReplace } from '@/lib/platform/browser/hard-replace'
import { RETURN_PARAM } from '@/lib/platform/browser/return-path'
import { ApiError, call, OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { announceSession } from '@/stores/session'
import { ResultMessage } from './result-message'

/**
 * Leads to the provider's sign-in, and finishes the visit when the provider has sent the browser
 * back. Only shown when something fails.
 */
export function OidcVisit({ name }: { name: string }) {
  const [failure, setFailure] = useState<ApiError>()
  // One visit, however often React runs the effect: an answer of the provider works once.
  const visit = useRef<Promise<void>>(undefined)
  useEffect(() => {
    let isShown = true
    visit.current ??= makeVisit()
    visit.current.catch((error: unknown) => {
      if (isShown) setFailure(error instanceof ApiError ? error : new ApiError(0, OFFLINE_MESSAGE))
    })
    return () => {
      isShown = false
    }
  }, [])
  if (!failure) return <Waiting label={`Otvaram prijavu uslugom ${name}...`} />
  const { title = 'Natrag na prijavu', path = '/prijava' } = failure.way ?? {}
  return (
    <ResultMessage title={failure.message}>
      {failure.status === 404 && <HowToLink name={name} />}
      <Button className="w-full" onClick={() => hardNavigate(path)}>
        {title}
      </Button>
    </ResultMessage>
  )
}

const HowToLink = ({ name }: { name: string }) => (
  <div className="space-y-2 text-left">
    <p>
      <strong>Roditelji</strong> se prvo prijave emailom i lozinkom, a zatim u postavkama računa,
      pod „Vanjska prijava”, povežu svoj račun i račune djece. Tko nema račun u Iskri, prvo ga
      otvara.
    </p>
    <p>
      <strong>Učenike</strong> povezuje roditelj. Dotad prijava nadimkom radi kao i prije.
    </p>
    <p>
      <strong>Urednici</strong> se prijave lozinkom i povežu na početnoj stranici uređivanja.
    </p>
    <p>Na zajedničkom računalu treba se odjaviti i iz usluge {name}.</p>
  </div>
)

function makeVisit(): Promise<void> {
  const { search, hash } = window.location
  if (!new URLSearchParams(search).has('state')) return begin(hash === `#${OIDC_ADMIN_HASH}`)
  // Keeps the used answer out of the history.
  window.history.replaceState(null, '', OIDC_PATH)
  return finish(search)
}

async function begin(isAdmin: boolean): Promise<void> {
  const audience = isAdmin ? 'admin' : 'user'
  const returnPath = wantedPage()
  const body = { audience, ...(returnPath && { returnPath }) } as const
  const { url } = await call(oidcApiCalls.beginOidcSignIn, { body })
  hardReplace(url)
}

/** The page that required the sign-in: the sign-in page that led here has it in its address. */
function wantedPage(): string | null {
  const { referrer } = document
  if (!URL.canParse(referrer)) return null
  const { origin, searchParams } = new URL(referrer)
  return origin === window.location.origin ? searchParams.get(RETURN_PARAM) : null
}

async function finish(query: string): Promise<void> {
  const finished = await call(oidcApiCalls.finishOidcVisit, { body: { query } })
  const { kind, audience, path, adminEmail } = finished
  if (adminEmail !== undefined) {
    const { sendUnsent } = await import('@/components/platform/admin/unsent-drafts')
    await sendUnsent(adminEmail)
  } else if (kind === 'sign-in') {
    announceSession()
    // Rule 14.15.
    toastAfterLoad({ kind: 'success', title: 'Uspjeh!', text: 'Uspješno ste se prijavili' })
  } else if (audience === 'user') {
    toastAfterLoad({ kind: 'success', title: 'Uspjeh!', text: 'Račun je povezan.' })
  }
  hardReplace(path)
}
