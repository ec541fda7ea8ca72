'use client'
import { useUser } from '@/stores/user'
import { ConfirmPlace } from './confirm-place'

/** Asks a parent for the password on pages that have not loaded the parent. */
export function ParentConfirmPlace() {
  const email = useUser(({ user }) => (user?.type === 'roditelj' ? user.email : ''))
  return <ConfirmPlace email={email} />
}
