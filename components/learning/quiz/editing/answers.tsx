'use client'
import { type LineField, MarkdownLineField, ReasonField, WeightField } from './parts'
import { Rows } from './rows'

type Answer = { text: string; weight: number; feedback: string | null }
type AnswersProps = {
  title: string
  rows: Answer[]
  /** The last one is the weight of a wrong answer. */
  weights: [number, string][]
  min?: number
  /** The control of a text: Markdown, except for what pupils type. */
  Text?: typeof LineField
  onChange: (rows: Answer[]) => void
}

/** The rows of answers with their weights and reasons. */
export function Answers({
  title,
  rows,
  weights,
  min = 2,
  Text = MarkdownLineField,
  onChange,
}: AnswersProps) {
  const blank = { text: '', weight: weights.at(-1)?.[0] ?? 0, feedback: null }
  return (
    <Rows noun="odgovor" {...{ title, rows, blank, min, onChange }}>
      {(row, change) => (
        <>
          <Text label="Tekst" value={row.text} onChange={(text) => change({ text })} />
          <WeightField
            value={row.weight}
            options={weights}
            onChange={(weight) => change({ weight })}
          />
          <ReasonField value={row.feedback} onChange={(feedback) => change({ feedback })} />
        </>
      )}
    </Rows>
  )
}
