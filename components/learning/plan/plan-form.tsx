'use client'
import { useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { CARD_CLASSES } from '@/components/ui/card'
import { Field } from '@/components/ui/field'
import { lazyPart } from '@/components/ui/lazy-part'
import { addDays } from '@/lib/platform/hr/dates'
import { ApiError } from '@/lib/platform/http/client'
import { PLAN_LIMITS } from '@/lib/learning/plan/limits'
import { LessonPicker } from './lesson-picker'
import type { NewPlanInput } from './use-plans'

/** Loaded separately: the plans are among the profile's first scripts. */
const DayInput = lazyPart(async () => (await import('@/components/ui/day-input')).DayInput, {
  loading: () => <div className="min-h-12" />,
})

type PlanFormProps = {
  today: string
  /** Rejects with an ApiError. */
  make: (wish: NewPlanInput) => Promise<void>
  onMade: () => void
  onCancel: () => void
}

type Errors = { testDay?: string | undefined; lessons?: string | undefined }

export function PlanForm({ today, make, onMade, onCancel }: PlanFormProps) {
  const [testDay, setTestDay] = useState('')
  const [chosen, setChosen] = useState<string[]>([])
  const [errors, setErrors] = useState<Errors>({})
  const [message, setMessage] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [first, last] = [addDays(today, 1), addDays(today, PLAN_LIMITS.daysAhead)]

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const isDay = testDay >= first && testDay <= last
    const found: Errors = {
      testDay: isDay ? undefined : 'Odaberi dan od sutra do 60 dana unaprijed.',
      lessons: chosen.length ? undefined : 'Odaberi barem jednu lekciju.',
    }
    setErrors(found)
    setMessage(null)
    if (found.testDay || found.lessons) return focusWrong(event.currentTarget, found)
    setSending(true)
    try {
      await make({ testDay, lessonIds: chosen })
      onMade()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { testDay: [day] = [], lessonIds: [lesson] = [] } = error.fields ?? {}
      setErrors({ testDay: day, lessons: lesson })
      if (!day && !lesson) setMessage(error.message)
    } finally {
      setSending(false)
    }
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Novi test"
      className={`space-y-4 ${CARD_CLASSES}`}
    >
      <Field label="Kada je test?" error={errors.testDay}>
        {(wiring) => (
          <DayInput
            {...wiring}
            name="testDay"
            autoFocus
            min={first}
            max={last}
            value={testDay}
            onChange={(day) => {
              setTestDay(day)
              setErrors(({ lessons }) => ({ lessons }))
            }}
          />
        )}
      </Field>
      <LessonPicker
        chosen={chosen}
        onChange={(lessons) => {
          setChosen(lessons)
          setErrors(({ testDay: day }) => ({ testDay: day }))
        }}
        error={errors.lessons}
      />
      <p role="alert" className="font-bold text-bad empty:hidden">
        {message}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? 'Spremam...' : 'Spremi plan'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Odustani
        </Button>
      </div>
    </form>
  )
}

function focusWrong(form: HTMLFormElement, { testDay }: Errors): void {
  const name = testDay ? 'testDay' : 'lessonSearch'
  form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
}
