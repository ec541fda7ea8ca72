'use client'
import { useState } from 'react'
import { ApiError, call } from '@/lib/http/client'
import { patience } from '@/lib/http/patience'
import { startCheckCall } from '@/lib/learning/check/calls'
import type { CheckPrompt, CheckRun, CheckVerdict } from '@/lib/learning/check/model'
import { CheckQuestion } from './check-question'
import { CheckResult } from './check-result'
import { CheckStart } from './check-start'

const CHANGED = 'To pitanje više nije u provjeri. Nastavi s ovim.'

type CheckProps = {
  lessonId: string
  prompts: CheckPrompt[]
  scriptPath: string
  lessonPath: string
}

/** A pupil's check: what awaits, one open question at a time, then what it came to. */
export function Check({ lessonId, prompts, scriptPath, lessonPath }: CheckProps) {
  const [run, setRun] = useState<CheckRun>()
  const [position, setPosition] = useState(0)
  const [note, setNote] = useState('')

  const begin = (begun: CheckRun) => {
    const isAnswered = ({ _id }: CheckPrompt) =>
      begun.verdicts.some((one) => one.checkQuestionId === _id)
    const next = begun.questions.findIndex((question) => !isAnswered(question))
    setPosition(next < 0 ? begun.questions.length : next)
    setRun(begun)
  }
  /** Goes on with what the lesson asks now; a start that is refused says why when it is asked for. */
  const renew = async () => {
    try {
      begin(await call(startCheckCall, { params: { id: lessonId }, body: {} }, patience()))
      setNote(CHANGED)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRun(undefined)
    }
  }
  if (!run) return <CheckStart {...{ lessonId, prompts, scriptPath, lessonPath }} onBegun={begin} />
  const current = run.questions[position]
  if (!current) {
    return (
      <CheckResult
        run={run}
        scriptPath={scriptPath}
        lessonPath={lessonPath}
        onRestart={() => setRun(undefined)}
      />
    )
  }
  const judged = (verdict: CheckVerdict) => setRun({ ...run, verdicts: [...run.verdicts, verdict] })
  return (
    <>
      <p role="status" className="mb-4 font-bold text-muted empty:hidden">
        {note}
      </p>
      <CheckQuestion
        key={current._id}
        runId={run.runId}
        question={current}
        verdict={run.verdicts.find((one) => one.checkQuestionId === current._id)}
        position={position}
        total={run.questions.length}
        onJudged={judged}
        onNext={() => {
          setNote('')
          setPosition(position + 1)
        }}
        onGone={renew}
      />
    </>
  )
}
