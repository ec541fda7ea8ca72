'use client'
import { Check } from 'lucide-react'
import { useEffect } from 'react'
import { useFunScores } from '@/stores/fun-scores'

/** „Odigrano” for visitors who have finished the quiz; the line around it reserves its space. */
export function PlayedMark({ slug }: { slug: string }) {
  const score = useFunScores(({ scores }) => scores[slug])
  const load = useFunScores((state) => state.load)
  useEffect(load, [load])
  if (!score) return null
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-good-soft px-3 py-1 text-good">
      <Check aria-hidden="true" strokeWidth={3} className="size-4" />
      Odigrano: {score.right} od {score.total}
    </span>
  )
}
