'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { keepTrying } from '@/lib/browser/keep-trying'
import { callOf } from '@/lib/http/call'
import { ApiError, call, isUnanswered } from '@/lib/http/client'
import { dropDraftContract, keepDraftContract } from '@/lib/records/contract'
import { onSessionOver } from '@/stores/admin'
import { keepUnsent, type Typed } from './unsent-drafts'

/** Pause in typing after which the draft is saved. */
export const AUTOSAVE_MS = 1_500

/** `waiting` for the pause, then `saved`, or `failed` and tried again. */
export type AutosaveState = 'idle' | 'waiting' | 'saved' | 'failed'

/** Saves drafts one after another, after each pause. */
function autosaver(
  read: () => Typed,
  tell: (state: AutosaveState, savedAt?: string) => void,
  wasKept: boolean,
) {
  let isKept = wasKept
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopTrying = () => {}
  let running = Promise.resolve()
  const save = async () => {
    const { place: params, title, draft } = read()
    if (!params) return
    if (draft) {
      const { updatedAt } = await call(callOf(keepDraftContract), {
        params,
        body: { title, ...draft },
      })
      isKept = true
      tell('saved', updatedAt)
    } else {
      if (isKept) await call(callOf(dropDraftContract), { params })
      isKept = false
      tell('idle')
    }
  }
  const attempt = async () => {
    try {
      await save()
      stopTrying()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      tell('failed')
      stopTrying()
      if (isUnanswered(error)) stopTrying = keepTrying(inTurn, false)
    }
  }
  const inTurn = () => (running = running.then(attempt))
  const cancel = () => {
    clearTimeout(timer)
    stopTrying()
  }
  return {
    cancel,
    schedule: () => {
      cancel()
      if (isKept || read().draft) tell('waiting')
      timer = setTimeout(() => void inTurn(), AUTOSAVE_MS)
    },
    /** Waits for a save that is under way; none begins until the next change. */
    settle: async () => {
      cancel()
      await running
    },
    /** The record was saved, which ended the draft. */
    forget: () => {
      cancel()
      isKept = false
      tell('idle')
    },
  }
}

type Autosave = {
  /** Runs its function at each change of the form, until the returned function is called. */
  subscribe: (onChange: () => void) => () => void
  read: () => Typed
  /** When the draft that the form was opened with was saved. */
  openedDraftAt: string | undefined
}

/** Saves what an editor types as their own draft, which releases nothing. */
export function useAutosave({ subscribe, read, openedDraftAt }: Autosave) {
  const [state, setState] = useState<AutosaveState>(openedDraftAt ? 'saved' : 'idle')
  const [savedAt, setSavedAt] = useState(openedDraftAt)
  const saver = useRef<ReturnType<typeof autosaver>>(undefined)
  const current = useEffectEvent(read)
  const start = useEffectEvent((onChange: () => void) => subscribe(onChange))
  const [wasKept] = useState(openedDraftAt !== undefined)
  useEffect(() => {
    const tell = (next: AutosaveState, at?: string) => {
      setState(next)
      if (at) setSavedAt(at)
    }
    const own = autosaver(() => current(), tell, wasKept)
    saver.current = own
    const stop = start(own.schedule)
    const stopListening = onSessionOver((email) => keepUnsent(email, current()))
    return () => {
      stop()
      stopListening()
      own.cancel()
    }
  }, [wasKept])
  return {
    state,
    savedAt,
    settle: async () => saver.current?.settle(),
    schedule: () => saver.current?.schedule(),
    forget: () => saver.current?.forget(),
  }
}
