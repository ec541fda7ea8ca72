'use client'
import { useState } from 'react'
import { ApiError, call } from '@/lib/platform/http/client'
import { checkApiCalls } from '@/lib/learning/check/calls'
import type { AnsweredQuestion, CheckPrompt, CheckRun } from '@/lib/learning/check/model'
import { CheckQuestion } from './check-question'
import { CheckResult } from './check-result'
import { CheckStart, type CheckProps } from './check-start'

const CHANGED = 'To pitanje više nije u provjeri. Nastavi s ovim.'

const answerTo = (run: CheckRun, questionId: string) =>
  run.answers.find((one) => one.checkQuestionId === questionId)

/** A pupil's check: its start, one question at a time, its result. */
export function Check(props: CheckProps) {
  const { lessonId, isSpoken, scriptPath, lessonPath } = props
  const [run, setRun] = useState<CheckRun>()
  const [position, setPosition] = useState(0)
  const [note, setNote] = useState('')

  const begin = (begun: CheckRun) => {
    const isDecided = ({ _id }: CheckPrompt) => answerTo(begun, _id)?.isDecided ?? false
    const next = begun.questions.findIndex((question) => !isDecided(question))
    setPosition(next < 0 ? begun.questions.length : next)
    setRun(begun)
  }
  /** Restarts with the lesson's current questions. An error is shown on the next click. */
  const renew = async () => {
    try {
      begin(await call(checkApiCalls.startCheck, { params: { id: lessonId }, body: {} }))
      setNote(CHANGED)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setRun(undefined)
    }
  }
  if (!run) return <CheckStart {...props} onBegun={begin} />
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
  const keep = (answered: AnsweredQuestion) => {
    const others = run.answers.filter((one) => one.checkQuestionId !== answered.checkQuestionId)
    setRun({ ...run, answers: [...others, answered] })
  }
  return (
    <>
      <p role="status" className="mb-4 font-bold text-muted empty:hidden">
        {note}
      </p>
      <CheckQuestion
        key={current._id}
        runId={run.runId}
        question={current}
        answered={answerTo(run, current._id)}
        isSpoken={isSpoken}
        position={position}
        total={run.questions.length}
        onAnswered={keep}
        onDecided={(answered) => {
          keep(answered)
          setNote('')
          setPosition(position + 1)
        }}
        onGone={renew}
      />
    </>
  )
}
