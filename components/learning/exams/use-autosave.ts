'use client'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { endError, toast } from '@/components/ui/toast'
import { ownerOf } from '@/lib/platform/browser/storage'
import { answersIn, answersOf, useLessonTest } from '@/stores/lesson-test'
import { flush as send, subscribe, waiting as listWaiting } from '@/stores/outbox'

/** Lets the pupil finish a word. */
const PAUSE_MS = 500

/** Why answers are still only in this browser: offline, or the server rejects them. */
export type Trouble = 'offline' | 'refused'

/** `over`: the test takes no more answers. */
export type Flushed = 'saved' | 'over' | Trouble

/** Has the outbox send each answer after a short pause, and reports its state. */
export function useAutosave(testId: string, onOver: () => Promise<void>) {
  const waiting = useLessonTest((state) => state.waiting)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const latest = useRef<Flushed>('saved')
  const isWaiting = Object.keys(waiting).length > 0
  const over = useEffectEvent(() => void onOver())

  useEffect(() => {
    const settle = async () => {
      const { key, waiting: before, settle } = useLessonTest.getState()
      const left = answersIn(await listWaiting(ownerOf(key)), testId)
      for (const [id, answer] of Object.entries(before)) if (!(id in left)) settle(id, answer)
    }
    void settle()
    return subscribe(({ item, error, isOver }) => {
      if (item.kind !== answersOf(testId)) return
      const hindrance = error?.status === 0 ? 'offline' : 'refused'
      const isClosed = isOver && error?.status === 409
      latest.current = isClosed ? 'over' : isOver ? 'saved' : hindrance
      setTrouble(isOver ? null : hindrance)
      if (isClosed) return over()
      if (isOver) void settle()
      if (isOver && !error) endError('test-answers')
      if (isOver && error)
        toast({ kind: 'error', about: 'test-answers', title: 'Greška', text: error.message })
    })
  }, [testId])

  const flush = useCallback(async (): Promise<Flushed> => {
    await send()
    return latest.current
  }, [])

  useEffect(() => {
    // In trouble the outbox retries by itself.
    if (!isWaiting || trouble) return
    const timer = setTimeout(flush, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [waiting, isWaiting, trouble, flush])
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') void flush()
    }
    document.addEventListener('visibilitychange', onHidden)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      // The pupil leaves for another page of the site: a timed test may end before they return.
      void flush()
    }
  }, [flush])

  return { flush, isWaiting, trouble: isWaiting ? trouble : null }
}
