'use client'
import { useRef } from 'react'
import { MarkdownField } from '@/components/content/editor/markdown-field'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/input'
import { gapNumbersIn } from '@/lib/content/questions/kinds/gaps/passage'
import type { Gap } from '@/lib/content/questions/kinds/gaps/model'
import { Answers, ShortEditor } from './answers'
import { NumberEditor } from './number-editor'
import { SingleLineField, type EditorProps } from './parts'
import { ROW_FRAME } from './rows'
import { ANSWER_WEIGHT_OPTIONS } from './weights'

const blank = (weight: number) => ({ text: '', weight, feedback: null })

const WAYS: { [Kind in Gap['kind']]: { name: string; blank: Extract<Gap, { kind: Kind }> } } = {
  short: { name: 'Upisuje se riječ', blank: { kind: 'short', answers: [blank(100)] } },
  single: {
    name: 'Bira se s popisa',
    blank: { kind: 'single', choices: [blank(100), blank(0), blank(0)] },
  },
  number: {
    name: 'Upisuje se broj',
    blank: {
      kind: 'number',
      unit: null,
      answers: [{ low: 0, high: 0, weight: 100, feedback: null }],
    },
  },
}

/** The text with its gaps, and below it the answers of each gap. */
export function GapsEditor({ body, onChange }: EditorProps<'gaps'>) {
  const { passage, gaps } = body
  const text = useRef<HTMLDivElement>(null)
  const setGap = (index: number, gap: Gap) => onChange({ ...body, gaps: gaps.with(index, gap) })
  const add = () => {
    // The cursor position, which the field keeps without the focus; 0 in a field that was never
    // entered.
    const place = text.current?.querySelector('textarea')?.selectionStart || passage.length
    const mark = `[[${gaps.length + 1}]]`
    onChange({
      ...body,
      // The text may contain the mark already.
      passage: passage.includes(mark)
        ? passage
        : passage.slice(0, place) + mark + passage.slice(place),
      gaps: [...gaps, WAYS.short.blank],
    })
  }
  const remove = (index: number) =>
    onChange({
      ...body,
      passage: withoutGap(passage, index + 1),
      gaps: gaps.toSpliced(index, 1),
    })
  return (
    <div className="space-y-4">
      <div ref={text}>
        <Field
          label="Tekst s prazninama"
          hint="Praznina se piše [[1]], [[2]]… Uputa, primjerice „Dopuni rečenice.”, piše se gore, u pitanje."
        >
          {(wiring) => (
            <MarkdownField
              rows={4}
              label="Tekst s prazninama"
              wiring={wiring}
              value={passage}
              onChange={(written) => onChange({ ...body, passage: written })}
            />
          )}
        </Field>
      </div>
      {gaps.map((gap, index) => (
        <fieldset key={index} {...ROW_FRAME}>
          <legend className="px-1 font-bold text-muted">
            {index + 1}. praznina
            {!gapNumbersIn(passage).includes(index + 1) && ' – nije u tekstu'}
          </legend>
          <Field label="Kako se popunjava">
            {(wiring) => (
              <Select
                {...wiring}
                value={gap.kind}
                onChange={({ target }) => setGap(index, converted(gap, target.value))}
                className="max-w-72"
              >
                {Object.entries(WAYS).map(([kind, { name }]) => (
                  <option key={kind} value={kind}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <GapAnswers gap={gap} onChange={(changed) => setGap(index, changed)} />
          {gaps.length > 1 && (
            <Button variant="quiet" className="px-3" onClick={() => remove(index)}>
              Ukloni {index + 1}. prazninu
            </Button>
          )}
        </fieldset>
      ))}
      <Button variant="secondary" onClick={add}>
        Dodaj prazninu
      </Button>
    </div>
  )
}

function GapAnswers({ gap, onChange }: { gap: Gap; onChange: (gap: Gap) => void }) {
  switch (gap.kind) {
    case 'number':
      return <NumberEditor body={gap} isGap onChange={onChange} />
    case 'short':
      return <ShortEditor body={gap} onChange={onChange} />
    case 'single':
      return (
        <Answers
          title="Ponuđeni odgovori"
          rows={gap.choices}
          weights={ANSWER_WEIGHT_OPTIONS}
          Text={SingleLineField}
          onChange={(choices) => onChange({ ...gap, choices })}
        />
      )
  }
}

/** The gap converted to another kind; its words are kept. */
function converted(gap: Gap, kind: string): Gap {
  if (kind === 'single' && gap.kind === 'short') return { kind, choices: gap.answers }
  if (kind === 'short' && gap.kind === 'single') return { kind, answers: gap.choices }
  return kind === 'number' || kind === 'single' || kind === 'short' ? WAYS[kind].blank : gap
}

/** The text without one gap; the numbers of later gaps decrease by one. */
const withoutGap = (passage: string, removed: number): string =>
  passage.replace(/\[\[(\d{1,2})\]\]/g, (whole, number: string) => {
    const place = Number(number)
    if (place === removed) return '…'
    return place > removed ? `[[${place - 1}]]` : whole
  })
