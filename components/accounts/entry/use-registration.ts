import type { z } from 'zod'
import { useContractForm } from '@/components/forms/use-contract-form'
import { toastAfterLoad } from '@/components/ui/toast-after-redirect'
import { call } from '@/lib/http/client'
import { accountsCalls } from '@/lib/accounts/calls'
import type { registerContract } from '@/lib/accounts/contract'
import { loadPage } from '@/lib/browser/load-page'
import { AFTER_SIGN_IN } from '@/lib/browser/return-path'
import { announceSession } from '@/stores/session'

type Body = (typeof registerContract)['body']
export type RegistrationForm = ReturnType<typeof useRegistration>

const schema = async () => (await import('@/lib/accounts/contract')).registerContract.body

async function send(body: z.output<Body>): Promise<void> {
  const { user } = await call(accountsCalls.register, { body })
  announceSession()
  const title = `Dobro došli, ${user.firstName}!`
  toastAfterLoad({ kind: 'success', title, text: 'Vaš račun je otvoren.' })
  loadPage(AFTER_SIGN_IN)
}

/** The form of registration; whoever registers is signed in and goes to the profile. */
export const useRegistration = () =>
  useContractForm<z.input<Body>, z.output<Body>>({ schema, send, leavesPage: true })
