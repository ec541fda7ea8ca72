'use client'
import { PasswordPrompt } from '@/components/across/accounts/password-question'
import { confirmAdminPasswordContract } from '@/lib/across/accounts/people/contract'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { call } from '@/lib/platform/http/client'
import { useAdmin } from '@/stores/admin'

/** Asks an admin for the password on pages whose requests need it. */
export function AdminPasswordPrompt() {
  const email = useAdmin((state) => state.user?.email ?? '')
  return (
    <PasswordPrompt
      email={email}
      subtitle="Za ovo treba lozinka tvojeg uredničkog računa."
      confirm={(body) => call(apiCallOf(confirmAdminPasswordContract), { body })}
    />
  )
}
