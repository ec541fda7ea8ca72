'use client'
import { useEffect, useEffectEvent } from 'react'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import type { User } from '@/lib/across/accounts/model'
import { useSession } from '@/stores/session'
import { loadUser } from '@/stores/load-user'
import { useUser } from '@/stores/user'

/** Worded for parents and children alike. */
const NOT_LOADED = 'Podaci se trenutačno ne mogu učitati. Treba pokušati ponovno.'

/**
 * The signed-in user for a dialog, fetched if missing. A failure shows a toast and closes the
 * dialog.
 */
export function useSignedInUserForDialog(giveUp: () => void): User | null {
  const user = useUser((state) => state.user)
  const isMissing = user === null
  const onMissing = useEffectEvent(() => {
    if (useUser.getState().user) return dismissErrorToast('user')
    // An ended session redirects instead.
    if (!useSession.getState().viewer) return
    toast({ kind: 'error', about: 'user', title: 'Greška', text: NOT_LOADED })
    giveUp()
  })
  useEffect(() => {
    if (!isMissing) return
    let isOpen = true
    void loadUser().then(() => isOpen && onMissing())
    return () => {
      isOpen = false
    }
  }, [isMissing])
  return user
}
