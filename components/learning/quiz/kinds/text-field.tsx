'use client'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { Judged } from '@/lib/content/questions/model'
import { lazyPart } from '@/components/ui/lazy-part'
import { ANSWER_LIMITS } from '@/lib/content/questions/answer-limits'
import type { FieldsProps } from './fields-props'

const HelpBelowField = lazyPart<{ text: string }>(() =>
  import('@/components/people/distress/help-below-field').then((one) => one.HelpBelowField),
)

/** True for more than two words: a child's own words are longer than an answer. */
export const isFreeText = (text: string) => text.trim().split(/\s+/).length > 2

type TextFieldProps = {
  typed: string
  maxLength: number
  inputMode?: 'text' | 'decimal' | 'none'
  unit?: string | null
  judged: (Judged & { correct: { text: string } }) | undefined
  onChange: (text: string) => void
  children?: ReactNode
}

/** A text field for a word or a number. */
export function AnswerTextField(props: TextFieldProps) {
  const { typed, maxLength, inputMode = 'text', unit, judged, onChange, children } = props
  const isGood = judged?.outcome === 'right' || judged?.outcome === 'spelling'
  return (
    <div className="space-y-3">
      <label className="flex items-center gap-3">
        <span className="sr-only">Tvoj odgovor</span>
        <input
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={maxLength}
          value={typed}
          readOnly={judged !== undefined}
          onChange={(event) => onChange(event.target.value)}
          className={clsx(
            'h-14 w-full min-w-0 rounded-control border-2 px-4 text-xl font-bold',
            !judged && 'border-field bg-surface focus:border-link',
            judged && (isGood ? 'border-good bg-good-soft' : 'border-bad bg-bad-soft'),
          )}
        />
        {unit && <span className="text-xl font-bold">{unit}</span>}
      </label>
      {children}
      {judged && judged.outcome !== 'right' && (
        <p data-right-answer className="text-lg">
          Točan odgovor: <strong className="text-good">{judged.correct.text}</strong>
        </p>
      )}
    </div>
  )
}

export function ShortFields({ answer, judged, onChange }: FieldsProps<'short'>) {
  return (
    <AnswerTextField
      typed={answer?.text ?? ''}
      maxLength={ANSWER_LIMITS.shortText}
      judged={judged}
      onChange={(text) => onChange({ kind: 'short', text })}
    >
      {isFreeText(answer?.text ?? '') && <HelpBelowField text={answer?.text ?? ''} />}
    </AnswerTextField>
  )
}
