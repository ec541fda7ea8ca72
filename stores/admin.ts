import { create } from 'zustand'
import { adminSessionApiCalls } from '@/lib/platform/admin/calls'
import type { Admin, AdminSession } from '@/lib/platform/admin/model'
import { hardNavigate } from '@/lib/platform/browser/hard-navigate'
import { RETURN_PARAM } from '@/lib/platform/browser/return-path'
import { call } from '@/lib/platform/http/client'
import { onRefusedSession } from '@/lib/platform/http/refused-session'

type AdminState = {
  user: Admin | null
  /** Readable claims. The session itself is in an HTTP-only cookie. */
  token: string | null
  /** Fetches the signed-in admin. A rejected session leads to the sign-in page. */
  load: () => Promise<void>
  show: (session: AdminSession) => void
  clear: () => void
}

/** The signed-in admin (rule 10.4). */
export const useAdmin = create<AdminState>()((set, get) => ({
  user: null,
  token: null,
  load: () =>
    call(adminSessionApiCalls.adminMe).then(get().show, () => {
      // When the server does not respond, each screen shows its own error.
    }),
  show: ({ admin, token }) => set({ user: admin, token }),
  clear: () => set({ user: null, token: null }),
}))

/** True if both the admin and the readable token are present (rule 10.4). */
export const isAuthenticated = ({ user, token }: Pick<AdminState, 'user' | 'token'>): boolean =>
  user !== null && token !== null

/** Called with the admin's e-mail when the session ends, before leaving the page. */
const listeners = new Set<(email: string) => void>()

/** @returns a function that removes the listener */
export function onSessionOver(listen: (email: string) => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

let isLeaving = false

/** Leaves the page after a rejected session. Only the first of many rejected requests navigates. */
function leave(): true {
  if (isLeaving) return true
  isLeaving = true
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  const { user, clear } = useAdmin.getState()
  if (user) for (const listen of listeners) listen(user.email)
  clear()
  const { pathname, search } = window.location
  const here = new URLSearchParams({ [RETURN_PARAM]: pathname + search })
  const ended = call(adminSessionApiCalls.adminSignOut).catch(() => undefined)
  void ended.finally(() => hardNavigate(`/admin/prijava?${here}`))
  return true
}

onRefusedSession('admin', leave)
