'use client'
import { useState } from 'react'
import { Mascot } from '@/components/art/mascot'
import { Button } from '@/components/ui/button'
import { QUESTIONS } from '@/lib/content/nouns'
import { counted, plural } from '@/lib/hr/plurals'
import { ApiError, call } from '@/lib/http/client'
import { patience } from '@/lib/http/patience'
import { startCheckCall } from '@/lib/learning/check/calls'
import type { CheckPrompt, CheckRun } from '@/lib/learning/check/model'
import { isSessionRefused, leave, useUser } from '@/stores/user'
import { MembersOnly } from './members-only'
import { PromptList } from './prompt-list'

const WAIT = ['čeka', 'čekaju', 'čeka'] as const

type CheckStartProps = {
  lessonId: string
  prompts: CheckPrompt[]
  onBegun: (run: CheckRun) => void
}

/** What the check is, and the button that begins it, or a friendly word to who can't. */
export function CheckStart({ lessonId, prompts, onBegun }: CheckStartProps) {
  const user = useUser((state) => state.user)
  const [isStarting, setStarting] = useState(false)
  const [refusal, setRefusal] = useState<{ status: number; message: string }>()

  const start = async () => {
    setStarting(true)
    setRefusal(undefined)
    try {
      onBegun(await call(startCheckCall, { params: { id: lessonId }, body: {} }, patience()))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (isSessionRefused(error)) return leave()
      setRefusal(error)
    } finally {
      setStarting(false)
    }
  }
  const isUnpaid = user?.type === 'ucenik' && !user.hasSubscription
  if (isUnpaid || refusal?.status === 403) {
    return (
      <>
        <MembersOnly />
        <PromptList prompts={prompts} />
      </>
    )
  }
  return (
    <section className="flex flex-col items-center gap-4 rounded-card border border-line bg-surface p-6 text-center shadow-card sm:p-8">
      <Mascot pose="think" className="size-32" />
      <h2 className="font-display text-3xl font-extrabold">
        Što već znaš objasniti svojim riječima?
      </h2>
      <p className="max-w-md text-lg text-muted">
        {counted(prompts.length, QUESTIONS)} {plural(prompts.length, WAIT)} te. Odgovori u rečenici
        ili dvije, kao da objašnjavaš nekome tko to još ne zna. Poslije vidiš uzoran odgovor.
      </p>
      <Button
        onClick={start}
        aria-disabled={isStarting}
        className="w-full max-w-xs text-lg"
        disabled={refusal?.status === 409}
      >
        {isStarting ? 'Otvaram...' : 'Počni'}
      </Button>
      <p role="alert" className="font-bold text-almost empty:hidden">
        {refusal?.message}
      </p>
    </section>
  )
}
