'use client'
import { useState } from 'react'
import { NumberLine } from '@/components/learning/quiz/kinds/number-line'
import { tickTexts } from '@/lib/content/questions/kinds/line/scale'
import { NumberEditor } from './number-editor'
import { SingleLineField, type EditorProps } from './parts'

/** A number line, and the numbers on it that are accepted as answers. */
export function LineEditor({ body, onChange }: EditorProps<'line'>) {
  const { from, to, parts, labels, answers } = body
  const [written, setWritten] = useState(() => labels.join(', '))
  const ticks = tickTexts(body)
  return (
    <div className="space-y-4">
      <div className="grid gap-x-3 sm:grid-cols-3">
        <SingleLineField
          label="Prvi broj"
          value={from}
          onChange={(value) => onChange({ ...body, from: value })}
        />
        <SingleLineField
          label="Zadnji broj"
          value={to}
          onChange={(value) => onChange({ ...body, to: value })}
        />
        <SingleLineField
          label="Jednakih dijelova"
          value={parts ? String(parts) : ''}
          onChange={(value) =>
            onChange({ ...body, parts: Math.min(Math.trunc(Number(value)) || 0, 40) })
          }
        />
      </div>
      <SingleLineField
        label="Crtice uz koje piše broj"
        hint="Prva je crtica 0. Primjerice 0, 8."
        value={written}
        onChange={(value) => {
          setWritten(value)
          onChange({ ...body, labels: ticksIn(value) })
        }}
      />
      {ticks.length > 1 && <NumberLine ticks={ticks} labels={labels} />}
      <NumberEditor
        isGap
        body={{ kind: 'number', unit: null, answers }}
        onChange={(changed) => onChange({ ...body, answers: changed.answers })}
      />
    </div>
  )
}

const ticksIn = (text: string): number[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => /^\d{1,2}$/.test(one))
    .map(Number)
