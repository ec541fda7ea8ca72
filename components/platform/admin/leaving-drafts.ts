import { create } from 'zustand'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { repeatUntilStopped } from '@/lib/platform/browser/repeat-until-stopped'
import { refresh } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, isOutcomeUnknown } from '@/lib/platform/http/client'
import { listDraftsContract } from '@/lib/editing/records/contract'
import { onSessionOver } from '@/stores/admin'
import { keepUnsent, type FormSnapshot } from './unsent-drafts'

type Place = NonNullable<FormSnapshot['place']>

const keyOf = ({ table, id }: Place) => `${table}/${id}`

/** Number of drafts still being sent, by record, after their forms were left. */
const useLeaving = create<Record<string, number>>()(() => ({}))

/** True while a draft of this record is being sent, so that the server's data is outdated. */
export const useIsDraftBeingSent = (place: Place): boolean =>
  useLeaving((leaving) => (leaving[keyOf(place)] ?? 0) > 0)

const count = (key: string, change: 1 | -1) =>
  useLeaving.setState((leaving) => ({ [key]: (leaving[key] ?? 0) + change }))

const LOST = 'Nacrt još nije spremljen. Pokušavam ponovno: ne zatvaraj karticu.'

const hold = (event: Event) => event.preventDefault()

/**
 * Sends the text of a form that was left, retrying until the server responds.
 * @param href leads back to the form
 */
export async function sendDraftAfterLeaving(
  typed: FormSnapshot,
  href: string,
  send: () => Promise<unknown>,
) {
  if (!typed.place) return
  const key = keyOf(typed.place)
  count(key, 1)
  window.addEventListener('beforeunload', hold)
  const stopListening = onSessionOver((email) => {
    window.removeEventListener('beforeunload', hold)
    keepUnsent(email, typed)
  })
  try {
    await untilAnswered(send, key)
    dismissErrorToast(key)
    void refresh(apiCallOf(listDraftsContract))
    const link = { label: 'Nastavi uređivati', href }
    if (typed.draft)
      toast({ kind: 'success', title: 'Nacrt je spremljen', text: typed.title, link })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast({ kind: 'error', about: key, title: 'Nacrt nije spremljen', text: error.message })
  } finally {
    stopListening()
    window.removeEventListener('beforeunload', hold)
    count(key, -1)
  }
}

async function untilAnswered(send: () => Promise<unknown>, key: string): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!isOutcomeUnknown(error)) throw error
    toast({ kind: 'error', about: key, title: 'Greška', text: LOST })
    await new Promise<void>((resolve, reject) => {
      const stop = repeatUntilStopped(async () => {
        try {
          await send()
          resolve()
        } catch (failure) {
          if (isOutcomeUnknown(failure)) return
          reject(failure as Error)
        }
        stop()
      }, false)
    })
  }
}
