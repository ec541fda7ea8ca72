import { toast } from '@/components/ui/toast'
import { ApiError } from '@/lib/platform/http/client'

type Words = {
  done: string
  /** Rule 14.15. */
  failed: string
  failedTitle?: 'Greška' | 'Greška!'
}

/** Shows a request's outcome in a toast, except an unconfirmed password. Rethrows rejections. */
export async function withToasts<T>(
  work: Promise<T>,
  { done, failed, failedTitle = 'Greška' }: Words,
): Promise<T> {
  try {
    const result = await work
    toast({ kind: 'success', about: failed, title: 'Uspjeh!', text: done })
    return result
  } catch (error) {
    const isUnconfirmed = error instanceof ApiError && error.isUnconfirmed
    if (!isUnconfirmed) toast({ kind: 'error', about: failed, title: failedTitle, text: failed })
    throw error
  }
}
