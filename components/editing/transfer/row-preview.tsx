'use client'
import { useState } from 'react'
import { AnswerFields } from '@/components/learning/quiz/answer-fields'
import { RichText } from '@/components/ui/rich-text'
import { useCall } from '@/lib/platform/browser/queries'
import { answerInstruction } from '@/lib/content/questions/kinds/answers'
import { apiCallOf } from '@/lib/platform/http/api-call'
import { previewRowContract } from '@/lib/editing/transfer/contract'
import type { RowPreview as Shown } from '@/lib/editing/transfer/uploads/model'

type RowPreviewProps = { upload: string; row: number }

/** A row as pupils see it, fetched when opened. */
export function RowPreview(props: RowPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-bold text-link">
        Kako to vidi učenik
      </summary>
      {isOpen && <Opened {...props} />}
    </details>
  )
}

function Opened({ upload, row }: RowPreviewProps) {
  const { data, failureReason } = useCall(apiCallOf(previewRowContract), {
    params: { id: upload, row },
  })
  if (failureReason) return <p role="alert">{failureReason.message}</p>
  if (!data) return <p role="status">Otvaram…</p>
  return data.card ? <CardSides card={data.card} /> : <Question shown={data} />
}

const CardSides = ({ card }: { card: NonNullable<Shown['card']> }) => (
  <div className="grid gap-3 sm:grid-cols-2">
    <RichText html={card.front} className="prose rounded-card border border-line p-4 font-bold" />
    <RichText html={card.back} className="prose rounded-card border border-line p-4" />
  </div>
)

function Question({ shown: { question, judged } }: { shown: Shown }) {
  if (!question) return null
  const reasons = [
    ...(judged?.feedback ?? []),
    ...(judged?.explanation ? [judged.explanation] : []),
  ]
  return (
    <div className="space-y-4 rounded-card border border-line p-4">
      <RichText html={question.html} className="prose font-display text-xl font-bold" />
      <p className="font-semibold text-muted">{answerInstruction(question)}</p>
      <AnswerFields
        question={question}
        answer={judged?.correct}
        judged={judged ?? undefined}
        onChange={() => undefined}
      />
      {reasons.map((reason) => (
        <RichText key={reason} html={reason} className="prose" />
      ))}
    </div>
  )
}
