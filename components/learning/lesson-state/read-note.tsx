'use client'
import { useEffect, useRef } from 'react'
import { useSession } from '@/stores/session'

/** Shows nothing. Once a pupil sees this end of a script, it counts as read. */
export function ReadNote({ lessonId }: { lessonId: string }) {
  const isPupil = useSession((state) => state.viewer?.type === 'ucenik')
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isPupil || !end.current) return
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      seen.disconnect()
      void import('./send-visit').then(({ sendRead }) => sendRead(lessonId))
    })
    seen.observe(end.current)
    return () => seen.disconnect()
  }, [isPupil, lessonId])
  return <div ref={end} aria-hidden="true" />
}
