'use client'
import { useEffect, useRef } from 'react'
import { useSession } from '@/stores/session'

/** An invisible mark at a script's end. Once a pupil sees it, the script is recorded as read. */
export function ScriptReadRecorder({ lessonId }: { lessonId: string }) {
  const isPupil = useSession((state) => state.viewer?.type === 'ucenik')
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isPupil || !end.current) return
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      void import('./send-visit').then(({ sendScriptRead }) => sendScriptRead(lessonId))
    })
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [isPupil, lessonId])
  return <div ref={end} aria-hidden="true" />
}
