'use client'
import { useState } from 'react'
import { changeQueryParams } from '@/components/platform/admin/use-query-params'
import { useActionWithToast } from '@/components/platform/admin/use-action-with-toast'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import {
  setAccountBlockedContract,
  confirmPersonEmailContract,
  endSessionsContract,
  eraseUserContract,
  listPeopleContract,
  readFamilyContract,
  mailResetLinkContract,
} from '@/lib/across/accounts/people/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'

type PersonActionsProps = {
  person: { _id: string; blockedAt: string | null; sessions: unknown[] }
  name: string
  /** For a parent. */
  childCount?: number
  /** A parent's unconfirmed address. */
  waitingEmail?: string | null
}

const PEOPLE = apiCallOf(listPeopleContract)

type Action = {
  label: string
  title: string
  text: string
  done: string
  run: () => Promise<unknown>
  isErasing?: boolean
}

/** An admin's actions on a parent or child; each asks for confirmation. */
export function PersonActions({ person, name, childCount, waitingEmail }: PersonActionsProps) {
  const [asked, ask] = useState<Action | null>(null)
  const { isSending, run } = useActionWithToast()
  const params = { id: person._id }
  const isParent = childCount !== undefined
  const isBlocked = person.blockedAt !== null
  const withChildren = childCount ? blockedChildren(childCount) : null
  const actions: Action[] = [
    ...(waitingEmail ? [confirmationOf(waitingEmail, params)] : []),
    {
      label: 'Pošalji novu lozinku…',
      title: `Poslati poveznicu za novu lozinku: ${name}?`,
      text: 'Roditelj dobiva poruku kao da ju je sam zatražio. Dok ne postavi novu, vrijedi stara lozinka.',
      done: 'Poruka je poslana.',
      run: () => call(apiCallOf(mailResetLinkContract), { params, body: {} }),
    },
    {
      label: 'Završi sesije…',
      title: `Završiti sve sesije: ${name}?`,
      text: 'Na svim se uređajima treba ponovno prijaviti.',
      done: 'Sesije su završene.',
      run: () => call(apiCallOf(endSessionsContract), { params }),
    },
    {
      label: isBlocked ? 'Odblokiraj…' : 'Blokiraj…',
      title: `${isBlocked ? 'Odblokirati' : 'Blokirati'}: ${name}?`,
      text: isBlocked
        ? `Račun se ponovno može prijaviti.${withChildren?.after ?? ''}`
        : `Sve sesije odmah završavaju, a prijava odgovara da je račun zatvoren.${withChildren?.before ?? ''}`,
      done: isBlocked ? 'Račun je odblokiran.' : 'Račun je blokiran.',
      run: () =>
        call(apiCallOf(setAccountBlockedContract), { params, body: { isBlocked: !isBlocked } }),
    },
    {
      label: 'Obriši…',
      title: `Zauvijek obrisati: ${name}?`,
      text: childCount
        ? `Brišu se roditelj, sva djeca (${childCount}) i sve što su učila. Ne može se vratiti.`
        : 'Briše se račun i sve što je o njemu spremljeno. Ne može se vratiti.',
      done: 'Obrisano.',
      run: () => call(apiCallOf(eraseUserContract), { params }),
      isErasing: true,
    },
  ]
  const send = ({ run: work, done, isErasing }: Action) => {
    // The password question may follow in its own dialog.
    ask(null)
    const isGone = isErasing && isParent
    const afterwards = async () => {
      await work()
      if (isGone) changeQueryParams({ record: undefined }, 'replace')
    }
    const refreshes = isGone ? [PEOPLE] : [apiCallOf(readFamilyContract), PEOPLE]
    void run(afterwards, { done, refreshes })
  }
  return (
    <div role="group" aria-label={name} className="flex flex-wrap gap-2">
      {actions.map((action) => (
        <Button
          key={action.label}
          variant={action.isErasing ? 'quiet' : 'secondary'}
          disabled={isSending}
          onClick={() => ask(action)}
        >
          {action.label}
        </Button>
      ))}
      {asked && (
        <Dialog title={asked.title} onOpenChange={() => ask(null)}>
          <p>{asked.text}</p>
          <div className="mt-5 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={() => ask(null)}>
              Odustani
            </Button>
            <Button variant={asked.isErasing ? 'danger' : 'primary'} onClick={() => send(asked)}>
              {asked.label.replace('…', '')}
            </Button>
          </div>
        </Dialog>
      )}
    </div>
  )
}

/** For parents whom letters don't reach. */
const confirmationOf = (email: string, params: { id: string }): Action => ({
  label: 'Potvrdi email…',
  title: `Potvrditi adresu ${email}?`,
  text: 'Samo ako je sigurno da je adresa roditeljeva: njome se otad prijavljuje i na nju stiže poveznica za novu lozinku. Na prijašnju adresu, ako je bila potvrđena, stiže poveznica kojom se promjena poništava.',
  done: 'Email je potvrđen.',
  run: () => call(apiCallOf(confirmPersonEmailContract), { params, body: { email } }),
})

/** The effect of blocking or unblocking a parent on the children. */
const blockedChildren = (count: number) =>
  count === 1
    ? {
        before: ' Blokira se i dijete: ni ono se ne može prijaviti. Što je naučilo, ostaje.',
        after: ' Odblokira se i dijete, i ako je bilo blokirano zasebno.',
      }
    : {
        before: ` Blokiraju se i sva djeca (${count}): ni ona se ne mogu prijaviti. Što su naučila, ostaje.`,
        after: ` Odblokiraju se i sva djeca (${count}), i ona koja su bila blokirana zasebno.`,
      }
