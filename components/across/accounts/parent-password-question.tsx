'use client'
import { useUser } from '@/stores/user'
import { PasswordQuestion } from './password-question'

/** Asks a parent for the password on pages that have not loaded the parent. */
export function ParentPasswordQuestion() {
  const email = useUser(({ user }) => (user?.type === 'roditelj' ? user.email : ''))
  return <PasswordQuestion email={email} />
}
