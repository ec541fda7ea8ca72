'use client'
import { ConfirmPlace } from '@/components/across/accounts/confirm-place'
import { confirmAdminContract } from '@/lib/across/accounts/people/contract'
import { callOf } from '@/lib/platform/http/call'
import { call } from '@/lib/platform/http/client'
import { useAdmin } from '@/stores/admin'

/** Asks an admin for the password on pages whose requests need it. */
export function AdminConfirmPlace() {
  const email = useAdmin((state) => state.user?.email ?? '')
  return (
    <ConfirmPlace
      email={email}
      subtitle="Za ovo treba lozinka tvojeg uredničkog računa."
      confirm={(body) => call(callOf(confirmAdminContract), { body })}
    />
  )
}
