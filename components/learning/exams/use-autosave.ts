'use client'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { useRepeatWhile } from '@/components/ui/use-repeat-while'
import { ownerOf } from '@/lib/platform/browser/storage'
import { testAnswersInOutbox, testAnswersKind, useLessonTest } from '@/stores/lesson-test'
import { flush as send, subscribe, listWaitingItems as listWaiting } from '@/stores/outbox'

/** Delay before saving, so that the pupil can finish a word. */
const PAUSE_MS = 500

/**
 * Why answers are stored only in this browser: offline, or rejected, or the outbox can't be read.
 */
export type Trouble = 'offline' | 'refused'

/** `over`: the test takes no more answers. */
export type Flushed = 'saved' | 'over' | Trouble

/** Removes sent answers from the waiting ones; false while the browser can't read its outbox. */
async function settleSent(testId: string): Promise<boolean> {
  const { key, waiting, settle } = useLessonTest.getState()
  const items = await listWaiting(ownerOf(key)).catch(() => null)
  if (!items) return false
  // The pupil may have left this test and opened another one, whose answers wait too.
  if (useLessonTest.getState().test?._id !== testId) return true
  const left = testAnswersInOutbox(items, testId)
  for (const [id, answer] of Object.entries(waiting)) if (!(id in left)) settle(id, answer)
  return true
}

/** Has the outbox send each answer after a short pause, and reports its state. */
export function useTestAutosave(testId: string, onOver: () => Promise<void>) {
  const waiting = useLessonTest((state) => state.waiting)
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [isUnread, setUnread] = useState(false)
  const latest = useRef<Flushed>('saved')
  const isWaiting = Object.keys(waiting).length > 0
  const over = useEffectEvent(() => void onOver())

  const settle = useCallback(
    () => settleSent(testId).then((isRead) => setUnread(!isRead)),
    [testId],
  )
  useRepeatWhile(isUnread, settle)

  useEffect(() => {
    void settle()
    return subscribe(({ item, error, isOver }) => {
      if (item.kind !== testAnswersKind(testId)) return
      const hindrance = error?.status === 0 ? 'offline' : 'refused'
      const isClosed = isOver && error?.status === 409
      latest.current = isClosed ? 'over' : isOver ? 'saved' : hindrance
      setTrouble(isOver ? null : hindrance)
      if (isClosed) return over()
      if (isOver) void settle()
      if (isOver && !error) dismissErrorToast('test-answers')
      if (isOver && error)
        toast({ kind: 'error', about: 'test-answers', title: 'Greška', text: error.message })
    })
  }, [testId, settle])

  const flush = useCallback(async (): Promise<Flushed> => {
    await send()
    await settle()
    const isSent = Object.keys(useLessonTest.getState().waiting).length === 0
    // Answers are unsent although none was refused: the browser can't read its outbox.
    return !isSent && latest.current === 'saved' ? 'refused' : latest.current
  }, [settle])

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

  const shown = isUnread ? 'refused' : trouble
  return { flush, isWaiting, trouble: isWaiting ? shown : null }
}
