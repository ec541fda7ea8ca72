'use client'
import { useEffect, useState, type KeyboardEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { lazyPart } from '@/components/ui/lazy-part'
import { RichText } from '@/components/ui/rich-text'
import { SectionHeading } from '@/components/ui/section-heading'
import { useDebounced } from '@/components/ui/use-debounced'
import { callOf } from '@/lib/http/call'
import { ApiError, call } from '@/lib/http/client'
import { isComplete } from '@/lib/questions/kinds/answers'
import {
  previewContract,
  type Preview,
  type QuestionFields,
} from '@/lib/questions/editing/contract'
import type { SubmittedAnswer } from '@/lib/questions/model'
import { Reasons } from '../reasons'
import { Draws, Faults } from './preview-parts'

const WAIT_MS = 600

const loadFields = async () => (await import('../question-fields')).QuestionFields

/** About as high as a question of a few answers, so that what is below the preview stays in place. */
const FieldsSkeleton = () => (
  <div className="h-64 rounded-card bg-sunken motion-safe:animate-pulse">
    <p role="status" className="sr-only">
      Učitavam...
    </p>
  </div>
)

/** Its kinds are needed once there is a question to show. */
const Fields = lazyPart(loadFields, { loading: FieldsSkeleton })

const VERDICTS = {
  right: 'Točno!',
  spelling: 'Točno, ali pazi na pisanje',
  partly: 'Djelomično točno',
  wrong: 'Nije točno',
  invalid: 'Odgovor se ne može prosuditi',
} as const

/** Of a question; those of a lesson have more. */
type Previewed = Pick<QuestionFields, 'text' | 'body' | 'explanation'> &
  Partial<Pick<QuestionFields, 'numbers' | 'calculation' | 'isBonus'>>

/** The question as a pupil sees and answers it, judged by the server; nothing is stored. */
export function QuestionPreview({ values }: { values: Previewed }) {
  const { text, body, explanation, numbers = null, calculation = null, isBonus = false } = values
  const written = { text, body, explanation, numbers, calculation, isBonus }
  const question = useDebounced(JSON.stringify(written), WAIT_MS)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<SubmittedAnswer>()
  const [asked, ask] = useState<SubmittedAnswer>()
  const [shown, show] = useState<Preview | null>(null)
  const [message, setMessage] = useState('')
  const isBegun = (JSON.parse(question) as typeof written).text.trim() !== ''
  useEffect(() => {
    if (!isBegun) return
    // Loaded while the server answers; where they can't be, `Fields` tries again.
    void loadFields().catch(() => undefined)
    const left = new AbortController()
    const input = {
      question: JSON.parse(question) as QuestionFields,
      attempt: `pregled ${attempt}`,
      ...(asked && { answer: asked }),
    }
    call(callOf(previewContract), { body: input }, left).then(
      (preview) => {
        show(preview)
        setMessage('')
      },
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!left.signal.aborted) setMessage(error.message)
      },
    )
    return () => left.abort()
  }, [isBegun, question, attempt, asked])
  const { judgement = null } = shown ?? {}
  const judged = judgement && judgement.outcome !== 'invalid' ? judgement : undefined
  const again = () => {
    setAnswer(undefined)
    ask(undefined)
    setAttempt(attempt + 1)
  }
  /** Enter checks the answer; it doesn't save the form around the preview. */
  const checkOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (shown?.question && isComplete(shown.question, answer)) ask(answer)
  }
  return (
    <Card className="space-y-4">
      <SectionHeading>Kako to vidi učenik</SectionHeading>
      {!shown && !message && isBegun && (
        <div className="min-h-92">
          <FieldsSkeleton />
        </div>
      )}
      {!shown && !message && !isBegun && (
        <p className="text-muted">Napiši pitanje i odgovore pa ga isprobaj ovdje.</p>
      )}
      <p role="status" className="font-bold text-bad empty:hidden">
        {message}
      </p>
      {shown?.question && (
        <div className="space-y-4" onKeyDown={checkOnEnter}>
          <Fields
            key={`${attempt} ${shown.question.kind}`}
            question={shown.question}
            answer={answer?.kind === shown.question.kind ? answer : undefined}
            judged={judged}
            takesFocus={false}
            onChange={(next) => {
              setAnswer(next)
              ask(undefined)
            }}
          />
          {asked && judgement && (
            <div role="status" className="space-y-2 rounded-control bg-sunken p-4">
              <p className="font-bold">{VERDICTS[judgement.outcome]}</p>
              {judgement.outcome === 'invalid' && <p>{judgement.message}</p>}
              {judged && <Reasons question={shown.question} judgement={judged} />}
              {judged?.explanation && <RichText html={judged.explanation} className="prose" />}
            </div>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              variant="secondary"
              disabled={!isComplete(shown.question, answer)}
              onClick={() => ask(answer)}
            >
              Provjeri odgovor
            </Button>
            <Button variant="quiet" onClick={again}>
              {shown.question.isDrawn ? 'Drugi brojevi' : 'Ispočetka'}
            </Button>
          </div>
        </div>
      )}
      {shown && <Faults {...shown} />}
      {shown && shown.draws.length > 0 && <Draws draws={shown.draws} />}
    </Card>
  )
}
