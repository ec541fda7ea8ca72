import { toast } from '@/components/ui/toast'
import { ApiError } from '@/lib/http/client'

type Words = {
  /** What a success says. */
  done: string
  /** What a failure says, under which title (specification, section 8). */
  failed: string
  failedTitle?: 'Greška' | 'Greška!'
}

/**
 * Waits for a call and says in a toast how it went. A refusal is handed on, so that the form can
 * set it beside its field. Who would not give the password needs no toast.
 */
export async function withToasts<T>(
  work: Promise<T>,
  { done, failed, failedTitle = 'Greška' }: Words,
): Promise<T> {
  try {
    const result = await work
    toast({ kind: 'success', title: 'Uspjeh!', text: done })
    return result
  } catch (error) {
    const isUnconfirmed = error instanceof ApiError && error.isUnconfirmed
    if (!isUnconfirmed) toast({ kind: 'error', title: failedTitle, text: failed })
    throw error
  }
}
