'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { repeatUntilStopped } from '@/lib/platform/browser/repeat-until-stopped'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call, isOutcomeUnknown } from '@/lib/platform/http/client'
import { discardDraftContract, saveDraftContract } from '@/lib/editing/records/contract'
import { onSessionOver } from '@/stores/admin'
import { sendDraftAfterLeaving } from './leaving-drafts'
import { keepUnsent, type FormSnapshot } from './unsent-drafts'

/** Pause in typing after which the draft is saved. */
const AUTOSAVE_MS = 1_500

/** `waiting` for a pause, then `saved`, or `failed` and retried. */
export type AutosaveState = 'idle' | 'waiting' | 'saved' | 'failed'

/** Saves drafts in sequence, each after a pause in typing. */
function autosaver(
  read: () => FormSnapshot,
  tell: (state: AutosaveState, savedAt?: string) => void,
  /** True when the server has a draft. Survives hiding and showing the form again. */
  kept: { current: boolean },
) {
  /** True when the form differs from the last sent state. */
  let isDue = false
  let isSending = false
  let isOver = false
  let href = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopTrying = () => {}
  let running = Promise.resolve()
  const send = async ({ place: params, title, draft }: FormSnapshot) => {
    if (!params) return
    if (draft) {
      const { updatedAt } = await call(apiCallOf(saveDraftContract), {
        params,
        body: { title, ...draft },
      })
      kept.current = true
      tell('saved', updatedAt)
    } else {
      if (kept.current) await call(apiCallOf(discardDraftContract), { params })
      kept.current = false
      tell('idle')
    }
  }
  const attempt = async () => {
    isDue = false
    isSending = true
    try {
      await send(read())
      stopTrying()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      isDue = true
      tell('failed')
      stopTrying()
      if (isOutcomeUnknown(error) && !isOver) stopTrying = repeatUntilStopped(inTurn, false)
    } finally {
      isSending = false
    }
  }
  const inTurn = () => (running = running.then(attempt))
  const cancel = () => {
    clearTimeout(timer)
    stopTrying()
  }
  return {
    schedule: () => {
      cancel()
      isDue = kept.current || read().draft !== null
      if (isDue) tell('waiting')
      const { pathname, search } = window.location
      href = pathname + search
      timer = setTimeout(() => void inTurn(), AUTOSAVE_MS)
    },
    /** Cancels a scheduled save and waits for a running one. */
    settle: async () => {
      cancel()
      await running
    },
    /** Forgets the draft, after the record was saved or the draft discarded. */
    forget: () => {
      cancel()
      isDue = false
      kept.current = false
      tell('idle')
    },
    /** The form shows the server's draft, so it is not sent again. */
    opened: () => {
      if (!kept.current || !read().draft) return
      cancel()
      isDue = false
      tell('saved')
    },
    /** Sends unsent text when the form is left. */
    leave: () => {
      cancel()
      isOver = true
      if (!isDue && !isSending) return
      const typed = read()
      void sendDraftAfterLeaving(typed, backTo(href, typed), async () => {
        await running
        if (isDue) await send(typed)
        isDue = false
      })
    },
  }
}

/** The address to return to the form; for a record that was never saved it opens the draft. */
function backTo(href: string, { place, draft }: FormSnapshot): string {
  if (!place || !draft || draft.base) return href
  const { pathname, searchParams } = new URL(href, window.location.origin)
  searchParams.delete('copy')
  searchParams.set('draft', place.id)
  return `${pathname}?${searchParams}`
}

type Autosave = {
  /** Calls `onChange` on each change of the form until the returned function is called. */
  subscribe: (onChange: () => void) => () => void
  read: () => FormSnapshot
  /** When the draft the form was opened with was saved. */
  openedDraftAt: string | undefined
}

/** Saves an editor's typed text as their own draft, without publishing it. */
export function useDraftAutosave({ subscribe, read, openedDraftAt }: Autosave) {
  const [state, setState] = useState<AutosaveState>(openedDraftAt ? 'saved' : 'idle')
  const [savedAt, setSavedAt] = useState(openedDraftAt)
  const saver = useRef<ReturnType<typeof autosaver>>(undefined)
  const current = useEffectEvent(read)
  const start = useEffectEvent((onChange: () => void) => subscribe(onChange))
  const isKept = useRef(openedDraftAt !== undefined)
  useEffect(() => {
    const tell = (next: AutosaveState, at?: string) => {
      setState(next)
      if (at) setSavedAt(at)
    }
    const own = autosaver(() => current(), tell, isKept)
    saver.current = own
    const stop = start(own.schedule)
    const stopListening = onSessionOver((email) => keepUnsent(email, current()))
    return () => {
      stop()
      stopListening()
      own.leave()
    }
  }, [])
  return {
    state,
    savedAt,
    settle: async () => saver.current?.settle(),
    schedule: () => saver.current?.schedule(),
    forget: () => saver.current?.forget(),
    opened: () => saver.current?.opened(),
  }
}
