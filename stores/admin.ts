import { create } from 'zustand'
import { adminCalls } from '@/lib/platform/admin/calls'
import type { Admin, AdminSession } from '@/lib/platform/admin/model'
import { loadPage } from '@/lib/platform/browser/load-page'
import { RETURN_PARAM } from '@/lib/platform/browser/return-path'
import { call } from '@/lib/platform/http/client'
import { onRefusedSession } from '@/lib/platform/http/refused-session'

type AdminState = {
  user: Admin | null
  /** The readable claims; the session itself is in a cookie that no script can read. */
  token: string | null
  /** Asks the server who is signed in. A refused session leads to the sign-in. */
  load: () => Promise<void>
  show: (session: AdminSession) => void
  clear: () => void
}

/** The admin who is signed in (specification, section 3: admin session). */
export const useAdmin = create<AdminState>()((set, get) => ({
  user: null,
  token: null,
  load: () =>
    call(adminCalls.me).then(get().show, () => {
      // Without an answer each screen shows its own failure.
    }),
  show: ({ admin, token }) => set({ user: admin, token }),
  clear: () => set({ user: null, token: null }),
}))

/** Specification, section 4: only with both. */
export const isAuthenticated = ({ user, token }: Pick<AdminState, 'user' | 'token'>): boolean =>
  user !== null && token !== null

/** Told whose session is over, before its page is left. */
const listeners = new Set<(email: string) => void>()

/** @returns stops listening */
export function onSessionOver(listen: (email: string) => void): () => void {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

let isLeaving = false

/** Ends a refused session; only the first of many refused calls navigates. */
function leave(): true {
  if (isLeaving) return true
  isLeaving = true
  window.addEventListener('pageshow', () => (isLeaving = false), { once: true })
  const { user, clear } = useAdmin.getState()
  if (user) for (const listen of listeners) listen(user.email)
  clear()
  const { pathname, search } = window.location
  const here = new URLSearchParams({ [RETURN_PARAM]: pathname + search })
  const ended = call(adminCalls.logout).catch(() => undefined)
  void ended.finally(() => loadPage(`/admin/prijava?${here}`))
  return true
}

onRefusedSession('admin', leave)
