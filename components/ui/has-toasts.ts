import { create } from 'zustand'

/** True once there was a toast. Apart from toast.ts, to load no toasts with every page. */
export const useHasToasts = create(() => false)
