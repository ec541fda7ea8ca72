'use client'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { refresh } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call } from '@/lib/platform/http/client'
import {
  saveAnswerDraftContract,
  readQuestionContract,
} from '@/lib/asking/professor/answering/contract'

/** Pause in typing after which the draft is saved. */
const PAUSE_MS = 1_500

/**
 * An answer's text with a draft on the server. Drafts are saved in sequence.
 * @param isKept false for a correction, which has no draft
 */
export function useSavedDraft(id: string, initial: string, isKept: boolean) {
  const [text, setText] = useState(initial)
  const [note, tell] = useState('')
  const saved = useRef(initial)
  const running = useRef(Promise.resolve())
  const isOver = useRef(false)

  const save = useEffectEvent((wanted: string) => {
    running.current = running.current.then(async () => {
      if (!isKept || isOver.current || wanted === saved.current) return
      try {
        await call(apiCallOf(saveAnswerDraftContract), { params: { id }, body: { text: wanted } })
        // The first draft reserves the question, so it is fetched again.
        if (saved.current === initial) void refresh(apiCallOf(readQuestionContract))
        saved.current = wanted
        tell('Nacrt je spremljen.')
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        // The text stays in the form; the next change tries again.
        tell(`Nacrt nije spremljen: ${error.message}`)
      }
    })
  })
  useEffect(() => {
    if (text === saved.current) return
    const timer = setTimeout(() => save(text), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  const latest = useRef(text)
  useEffect(() => {
    latest.current = text
  }, [text])
  // Saves the text when leaving before the pause is over.
  useEffect(() => {
    const leave = () => save(latest.current)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
  return {
    text,
    write: setText,
    note,
    /** Waits for a draft being saved, and saves none after the answer. */
    end: async () => {
      isOver.current = true
      await running.current
    },
    resume: () => (isOver.current = false),
  }
}
