import { create } from 'zustand'

/** True after the first toast. Kept apart from toast.ts, so that pages don't load toasts. */
export const useNeedsToaster = create(() => false)
