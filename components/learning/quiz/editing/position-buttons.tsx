'use client'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { dismissErrorToast, toast } from '@/components/ui/toast'
import { refresh } from '@/lib/platform/browser/queries'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { ApiError, call } from '@/lib/platform/http/client'
import { questionApiCalls } from '@/lib/content/questions/editing/calls'
import { listContract } from '@/lib/content/questions/editing/list-contract'

type PlaceButtonsProps = { id: string; position: number }

/** A question's position in its lesson, with buttons to move it by one. */
export function PositionButtons({ id, position }: PlaceButtonsProps) {
  const [isMoving, setMoving] = useState(false)
  const move = async (to: number) => {
    if (isMoving || to < 1) return
    setMoving(true)
    try {
      await call(questionApiCalls.move, { params: { id }, body: { position: to } })
      dismissErrorToast('place')
      await refresh(apiCallOf(listContract))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast({ kind: 'error', about: 'place', title: 'Greška', text: error.message })
    } finally {
      setMoving(false)
    }
  }
  return (
    <span className="flex items-center gap-1">
      <span className="min-w-6">{position}.</span>
      {[
        { step: -1, label: 'Pomakni prije', Icon: ArrowUp },
        { step: 1, label: 'Pomakni poslije', Icon: ArrowDown },
      ].map(({ step, label, Icon }) => (
        <Button
          key={step}
          variant="quiet"
          className="min-w-11 px-2.5"
          aria-label={`${label} (${position}. pitanje)`}
          aria-disabled={isMoving || position + step < 1}
          onClick={() => void move(position + step)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </Button>
      ))}
    </span>
  )
}
