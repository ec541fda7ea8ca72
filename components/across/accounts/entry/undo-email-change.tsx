'use client'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { useHash } from '@/components/ui/use-hash'
import { Waiting } from '@/components/ui/waiting'
import { accountsApiCalls } from '@/lib/across/accounts/calls'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { ApiError, call, OFFLINE_MESSAGE } from '@/lib/platform/http/client'
import { FormMessage } from '@/components/forms/form-message'
import { ResultMessage } from './result-message'

type Undoing =
  | { phase: 'asked' | 'sending' | 'spent' }
  | { phase: 'failed'; message: string }
  | { phase: 'undone'; resetToken: string }

/**
 * Undoes a change of e-mail by the link sent to the former address. It waits for a click, because
 * programs that open links before the reader does must not undo anything.
 */
export function UndoEmailChange() {
  const token = useHash()
  const [state, setState] = useState<Undoing>({ phase: 'asked' })

  async function undo(body: { token: string }) {
    if (state.phase === 'sending') return
    setState({ phase: 'sending' })
    try {
      const { resetToken } = await call(accountsApiCalls.undoEmailChange, { body })
      setState({ phase: 'undone', resetToken })
      // Keeps the used token out of the history.
      window.history.replaceState(null, '', window.location.pathname)
    } catch (error) {
      const { status, message } =
        error instanceof ApiError ? error : new ApiError(0, OFFLINE_MESSAGE)
      setState(status === 400 ? { phase: 'spent' } : { phase: 'failed', message })
    }
  }

  if (state.phase === 'undone')
    return (
      <ResultMessage title="Promjena je poništena">
        <p>
          Vrijedi adresa na koju je stigla poruka. Prijava je završena na svim uređajima, a stara
          lozinka više ne vrijedi.
        </p>
        <Button
          className="w-full"
          onClick={() => hardNavigate(`/resetiraj-lozinku#${state.resetToken}`)}
        >
          Postavi novu lozinku
        </Button>
      </ResultMessage>
    )
  if (state.phase === 'spent')
    return (
      <ResultMessage title="Poveznica više ne vrijedi">
        <p>
          Iskorištena je, ili je prošlo sedam dana. Ako ste njome poništili promjenu, a lozinku
          niste postavili, zatražite novu. Ako Vam račun nije dostupan, javite nam se.
        </p>
        <Button className="w-full" onClick={() => hardNavigate('/resetiraj-lozinku')}>
          Zatraži novu lozinku
        </Button>
        <SignInButton />
      </ResultMessage>
    )
  if (token === undefined) return <Waiting label="Učitavam..." />
  if (!token)
    return (
      <ResultMessage title="Nedostaje poveznica">
        <p>Otvorite ovu stranicu poveznicom iz poruke koju smo Vam poslali.</p>
        <SignInButton />
      </ResultMessage>
    )
  return (
    <div className="space-y-4">
      <FormMessage text={state.phase === 'failed' ? state.message : undefined} />
      <p>
        Ako niste Vi zatražili novi email za svoj račun, poništite promjenu. Vratit će se adresa na
        koju je stigla poruka, na svim će uređajima prijava završiti, a stara lozinka prestat će
        vrijediti. Zatim ćete postaviti novu.
      </p>
      <Button
        className="w-full"
        aria-disabled={state.phase === 'sending'}
        onClick={() => void undo({ token })}
      >
        {state.phase === 'sending' ? 'Poništavam...' : 'Poništi promjenu emaila'}
      </Button>
    </div>
  )
}

const SignInButton = () => (
  <Button className="w-full" onClick={() => hardNavigate('/prijava')}>
    Na prijavu
  </Button>
)
