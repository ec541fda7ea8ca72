'use client'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/hr/dates'
import type { Plan } from '@/lib/plan/model'

type RemovedPlanProps = {
  plan: Plan
  onUndo: () => void
  /** The button is no longer there, nor the focus that it may have had. */
  onGone: () => void
}

/** Says that a plan is gone and brings it back. It takes the focus that the plan had. */
export function RemovedPlan({ plan, onUndo, onGone }: RemovedPlanProps) {
  const undo = useRef<HTMLButtonElement>(null)
  const gone = useRef(onGone)
  useEffect(() => {
    gone.current = onGone
  })
  useEffect(() => {
    undo.current?.focus()
    return () => gone.current()
  }, [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken p-4">
      <p role="status" className="font-bold">
        Plan za {formatDay(plan.testDay)} je obrisan.
      </p>
      <Button ref={undo} variant="secondary" onClick={onUndo}>
        Vrati plan
      </Button>
    </div>
  )
}
