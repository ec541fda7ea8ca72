'use client'
import { ConfirmPlace } from '@/components/accounts/confirm-place'
import { confirmAdminContract } from '@/lib/accounts/people/contract'
import { callOf } from '@/lib/http/call'
import { call } from '@/lib/http/client'
import { useAdmin } from '@/stores/admin'

/** Asks an admin for the password, on pages whose calls need it. */
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
