'use client'
import { useState } from 'react'
import { negate, rational, toNumber } from '@/lib/platform/hr/rational'
import { numberReadings } from '@/lib/platform/hr/number-readings'
import { readKey, middleOfKey } from '@/lib/content/questions/kinds/number/key'
import {
  EVERY_NUMBER,
  isEveryNumber,
  type NumberAnswer,
} from '@/lib/content/questions/kinds/number/model'
import { TickField } from '@/components/ui/field'
import { SingleLineField, ReasonField, WeightField, type EditorProps } from './parts'
import { Rows } from './rows'
import { ANSWER_WEIGHT_OPTIONS } from './weights'

type NumberEditorProps = EditorProps<'number'> & {
  /** A gap in a text or a place on a line, which has no unit. */
  isGap?: boolean
}

/**
 * Accepted answers: numbers, calculations with drawn numbers, or any other number (`*`), with
 * tolerances.
 */
export function NumberEditor({ body, isGap = false, onChange }: NumberEditorProps) {
  return (
    <div className="space-y-4">
      {!isGap && (
        <SingleLineField
          label="Mjerna jedinica"
          hint="Prazno: bez jedinice. Primjerice cm, kg, °C."
          value={body.unit ?? ''}
          onChange={(unit) =>
            onChange({ ...body, unit: unit || null, ...(!unit && { isUnitAsked: undefined }) })
          }
        />
      )}
      {body.unit !== null && (
        <TickField
          label="Odgovor mora biti u toj jedinici (u pitanju piše, primjerice, „u centimetrima”)"
          checked={body.isUnitAsked === true}
          onChange={({ target }) => onChange({ ...body, isUnitAsked: target.checked || undefined })}
        />
      )}
      <Rows
        noun="broj"
        title="Brojevi koje prepoznajemo"
        rows={body.answers}
        blank={{ low: 0, high: 0, weight: 0, feedback: null }}
        onChange={(answers) => onChange({ ...body, answers })}
      >
        {(row, change) => (
          <>
            <Value answer={row} onChange={change} />
            <WeightField
              value={row.weight}
              options={ANSWER_WEIGHT_OPTIONS}
              onChange={(weight) => change({ weight })}
            />
            <ReasonField value={row.feedback} onChange={(feedback) => change({ feedback })} />
          </>
        )}
      </Rows>
    </div>
  )
}

type Typed = { value: string; tolerance: string }
type ValueProps = { answer: NumberAnswer; onChange: (part: Partial<NumberAnswer>) => void }

/** Keeps the typed text until another answer is set from outside. */
function Value({ answer, onChange }: ValueProps) {
  const [typed, setTyped] = useState<Typed>(() => writtenOf(answer))
  const isOwn = isSame(readAnswer(typed), answer)
  const shown = isOwn || !readAnswer(typed) ? typed : writtenOf(answer)
  const change = (part: Partial<Typed>) => {
    const next = { ...shown, ...part }
    setTyped(next)
    const read = readAnswer(next)
    if (read) onChange(read)
  }
  return (
    <div className="grid gap-x-3 sm:grid-cols-[2fr_1fr]">
      <SingleLineField
        label="Broj ili račun"
        hint="Primjerice 3,5 ili 1/3. Uz brojeve koji se mijenjaju: a*b. Zvjezdica: sve ostalo."
        value={shown.value}
        onChange={(value) => change({ value })}
      />
      <SingleLineField
        label="Odstupanje"
        value={shown.tolerance}
        onChange={(tolerance) => change({ tolerance })}
      />
    </div>
  )
}

type Read = Pick<NumberAnswer, 'low' | 'high'> & {
  written: string | undefined
  formula: string | undefined
}

const isSame = (read: Read | null, { low, high, written, formula }: NumberAnswer) =>
  read?.low === low && read.high === high && read.written === written && read.formula === formula

const decimal = (value: number) => String(Number(value.toPrecision(12))).replace('.', ',')

function writtenOf(answer: NumberAnswer): Typed {
  if (isEveryNumber(answer)) return { value: '*', tolerance: '' }
  const { low, high, formula } = answer
  const tolerance = high > low ? decimal((high - low) / 2) : ''
  return { value: formula ?? middleOfKey(answer), tolerance }
}

/** Null for an incomplete number. */
function readAnswer({ value, tolerance }: Typed): Read | null {
  const none = { written: undefined, formula: undefined }
  if (value.trim() === '*') return { ...EVERY_NUMBER, ...none }
  const distance = tolerance.trim() ? numberReadings(tolerance)[0]?.value : rational(0n)
  if (!distance || distance.numerator < 0n) return null
  const key = readKey(value, distance)
  if (key) return { ...none, ...key }
  const [low, high] = [negate(distance), distance].map(toNumber)
  return value.trim() ? { ...none, low: low ?? 0, high: high ?? 0, formula: value.trim() } : null
}
