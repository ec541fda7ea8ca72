import type { Toast } from './toast-after-redirect'
import { useToastQueue } from './toast-queue'

/** Shows a toast after those before it, at the latest when the toaster is loaded. */
export const toast = (one: Toast): void => useToastQueue.getState().ask(one)
