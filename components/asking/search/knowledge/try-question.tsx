'use client'
import { useRef, useState, type FormEvent } from 'react'
import { AnswerFields } from '@/components/learning/quiz/answer-fields'
import { Explanation } from '@/components/learning/quiz/explanation'
import { RefusalActions } from '@/components/learning/quiz/refusal-actions'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { ApiError, call } from '@/lib/platform/http/client'
import type { RemedyPage } from '@/lib/platform/http/errors'
import type { ValidJudgementView } from '@/lib/content/questions/answer-view'
import {
  answerWithEdition,
  answerInstruction,
  isCompleteAnswer,
} from '@/lib/content/questions/kinds/answers'
import type { PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'
import { PRICES_PATH } from '@/lib/platform/paths'
import { quizApiCalls } from '@/lib/learning/quiz/calls'
import { useSession } from '@/stores/session'

type TryQuestionProps = { question: PublicQuestion; isFree: boolean; quizPath: string | null }
type Refused = { message: string; way?: RemedyPage | undefined }

const OFFLINE = 'Nema veze s internetom. Pokušaj ponovno kad se veza vrati.'
const FOR_MEMBERS =
  'Ovo pitanje nije među prvih osam pitanja lekcije: odgovor se provjerava uz pretplatu.'

/** A question without its key: one answer is judged and its explanation shown. */
export function TryQuestion({ question, isFree, quizPath }: TryQuestionProps) {
  const [answer, setAnswer] = useState<SubmittedAnswer>()
  const [judged, setJudged] = useState<ValidJudgementView>()
  const [refused, setRefused] = useState<Refused>()
  const [isChecking, setChecking] = useState(false)
  /** One id per answer of a pupil: sending it twice counts once. */
  const attempt = useRef<string>(undefined)
  const isReady = isCompleteAnswer(question, answer)

  const change = (next?: SubmittedAnswer) => {
    attempt.current = undefined
    setAnswer(next)
    setJudged(undefined)
    setRefused(undefined)
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!answer || !isReady || judged || isChecking) return
    setChecking(true)
    try {
      const isPupil = useSession.getState().viewer?.type === 'ucenik'
      const own = isPupil && { id: (attempt.current ??= crypto.randomUUID()) }
      const input = {
        params: { id: question._id },
        body: { answer: answerWithEdition(question, answer), ...own },
      }
      const view = await call(quizApiCalls.judgeAnswer, input)
      if (view.outcome === 'invalid') setRefused({ message: view.message })
      else setJudged(await redeemed(view))
    } catch (error) {
      const known = error instanceof ApiError && error.status > 0
      setRefused(known ? { message: error.message, way: error.way } : { message: OFFLINE })
    }
    setChecking(false)
  }
  return (
    <form onSubmit={submit} noValidate className="space-y-5">
      <fieldset className="space-y-4" aria-busy={isChecking}>
        <legend className="font-semibold text-muted">
          {answerInstruction(question) ?? <span className="sr-only">Tvoj odgovor</span>}
        </legend>
        <AnswerFields question={question} answer={answer} judged={judged} onChange={change} />
      </fieldset>
      <p role="alert" className="font-bold text-bad empty:hidden">
        {refused?.message}
      </p>
      {refused?.way && <RefusalActions test={refused.way} />}
      {judged ? (
        <>
          <Explanation question={question} judgement={judged} isOfLesson={quizPath !== null} />
          <Button variant="secondary" onClick={() => change()}>
            Pokušaj ponovno
          </Button>
        </>
      ) : (
        <Button type="submit" disabled={!isReady} aria-disabled={isChecking}>
          {isChecking ? 'Provjeravam...' : 'Provjeri'}
        </Button>
      )}
      {!isFree && !judged && !refused && (
        <p className="text-muted paying:hidden">
          {FOR_MEMBERS} {quizPath && 'Besplatna pitanja čekaju te u kvizu.'}{' '}
          <Link href={PRICES_PATH} className="text-link underline underline-offset-4 pupil:hidden">
            Što otvara pretplata
          </Link>
        </p>
      )}
    </form>
  )
}

/** Redeems earned XP; there is none offline or for non-pupils. */
async function redeemed(view: ValidJudgementView): Promise<ValidJudgementView> {
  if (!view.earned) return view
  const pupils = await import('@/components/learning/rewards/redeem-earned').catch(() => null)
  void pupils?.redeemEarned([view.earned])
  return pupils?.seesRewards() ? view : { ...view, earned: 0 }
}
