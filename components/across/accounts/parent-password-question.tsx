'use client'
import { useUser } from '@/stores/user'
import { PasswordPrompt } from './password-question'

/** Asks a parent for the password on pages that have not loaded the parent. */
export function ParentPasswordPrompt() {
  const email = useUser(({ user }) => (user?.type === 'roditelj' ? user.email : ''))
  return <PasswordPrompt email={email} />
}
