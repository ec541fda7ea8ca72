'use client'
import { clsx } from 'clsx'
import { ANSWER_LIMITS } from '@/lib/questions/answer-limits'
import type { PublicQuestion } from '@/lib/questions/model'
import type { AnswerFieldsProps } from './answer-fields'
import { SignKeys } from './sign-keys'

type TypedQuestion = Extract<PublicQuestion, { kind: 'short' | 'number' }>

/** A line to type a word or a number; a unit stands behind it and need not be typed. */
export function TextField({
  question,
  answer,
  judged,
  onChange,
}: AnswerFieldsProps<TypedQuestion>) {
  const typed = answer?.kind === 'short' || answer?.kind === 'number' ? answer.text : ''
  const isNumber = question.kind === 'number'
  // A keypad for numbers has neither minus nor slash on some phones.
  const hasKeypad = isNumber && !question.unit
  const change = (text: string) => onChange({ kind: question.kind, text })
  const isGood = judged?.outcome === 'right' || judged?.outcome === 'spelling'
  return (
    <div className="space-y-3">
      <label className="flex items-center gap-3">
        <span className="sr-only">Tvoj odgovor</span>
        <input
          type="text"
          inputMode={hasKeypad ? 'decimal' : 'text'}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={isNumber ? ANSWER_LIMITS.numberText : ANSWER_LIMITS.shortText}
          value={typed}
          readOnly={judged !== undefined}
          onChange={(event) => change(event.target.value)}
          className={clsx(
            'h-14 w-full min-w-0 rounded-control border-2 px-4 text-xl font-bold',
            !judged && 'border-field bg-surface focus:border-link',
            judged && (isGood ? 'border-good bg-good-soft' : 'border-bad bg-bad-soft'),
          )}
        />
        {isNumber && question.unit && <span className="text-xl font-bold">{question.unit}</span>}
      </label>
      {hasKeypad && !judged && <SignKeys typed={typed} onChange={change} />}
      {judged && judged.outcome !== 'right' && <CorrectText judged={judged} />}
    </div>
  )
}

function CorrectText({ judged }: { judged: NonNullable<AnswerFieldsProps['judged']> }) {
  const { correct } = judged
  if (correct.kind !== 'short' && correct.kind !== 'number') return null
  return (
    <p className="text-lg">
      Točan odgovor: <strong className="text-good">{correct.text}</strong>
    </p>
  )
}
