'use client'
import { useEffect, useRef, useState } from 'react'
import { Card } from '@/components/ui/card'
import { lazyPart } from '@/components/ui/lazy-part'
import { SectionHeading } from '@/components/ui/section-heading'
import { useDebounced } from '@/components/ui/use-debounced'
import { useWasNearViewport } from '@/components/ui/use-was-near-viewport'
import { ApiError, call } from '@/lib/platform/http/client'
import { questionApiCalls } from '@/lib/content/questions/editing/calls'
import type {
  JudgedQuestionPreview,
  QuestionFields,
} from '@/lib/content/questions/editing/contract'
import type { SubmittedAnswer } from '@/lib/content/questions/model'

const WAIT_MS = 600

const loadQuestion = async () => (await import('./previewed-question')).PreviewedQuestion

/**
 * About as high as a question with a few answers, so that content below the preview does not move.
 */
const QuestionSkeleton = () => (
  <div className="min-h-92">
    <div className="h-64 rounded-card bg-sunken motion-safe:animate-pulse">
      <p role="status" className="sr-only">
        Učitavam...
      </p>
    </div>
  </div>
)

const Question = lazyPart(loadQuestion, { loading: QuestionSkeleton })

/** The previewed fields; lesson questions have more. */
type Previewed = Pick<QuestionFields, 'text' | 'body' | 'explanation'> &
  Partial<Pick<QuestionFields, 'numbers' | 'calculation' | 'isBonus' | 'hints' | 'lesson'>>

/** The question as pupils see and answer it, judged by the server. Nothing is stored. */
export function QuestionPreview({ values }: { values: Previewed }) {
  const { text, body, explanation, numbers = null, calculation = null, isBonus = false } = values
  const { hints = [], lesson } = values
  const written = { text, body, explanation, numbers, calculation, isBonus, hints }
  const question = useDebounced(JSON.stringify(written), WAIT_MS)
  const [attempt, setAttempt] = useState(0)
  const [answer, setAnswer] = useState<SubmittedAnswer>()
  const [asked, ask] = useState<SubmittedAnswer>()
  const [shown, show] = useState<JudgedQuestionPreview | null>(null)
  const [message, setMessage] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const isNear = useWasNearViewport(place)
  const isBegun = (JSON.parse(question) as typeof written).text.trim() !== ''
  useEffect(() => {
    if (!isBegun || !isNear) return
    // Preloaded while the server responds; on failure `Question` tries again.
    void loadQuestion().catch(() => undefined)
    const left = new AbortController()
    const input = {
      question: JSON.parse(question) as QuestionFields,
      attempt: `pregled ${attempt}`,
      ...(lesson && { lesson }),
      ...(asked && { answer: asked }),
    }
    call(questionApiCalls.preview, { body: input }, left).then(
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
  }, [isBegun, isNear, question, lesson, attempt, asked])
  const again = () => {
    setAnswer(undefined)
    ask(undefined)
    setAttempt(attempt + 1)
  }
  return (
    <Card ref={place} className="space-y-4">
      <SectionHeading>Kako to vidi učenik</SectionHeading>
      {!shown && !message && isBegun && <QuestionSkeleton />}
      {!shown && !message && !isBegun && (
        <p className="text-muted">Napiši pitanje i odgovore pa ga isprobaj ovdje.</p>
      )}
      <p role="status" className="font-bold text-bad empty:hidden">
        {message}
      </p>
      {shown && (
        <Question
          {...{ attempt, answer }}
          preview={shown}
          isAsked={asked !== undefined}
          onAnswer={(next) => {
            setAnswer(next)
            ask(undefined)
          }}
          onAsk={ask}
          onAgain={again}
        />
      )}
    </Card>
  )
}
