'use client'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/hr/dates'
import type { Plan } from '@/lib/learning/plan/model'

/** Says that a plan is gone and brings it back. It takes the focus that the plan had. */
export function RemovedPlan({ plan, onUndo }: { plan: Plan; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
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
