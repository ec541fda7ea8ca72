'use client'
import { TickField } from '@/components/ui/field'
import {
  SingleLineField,
  MarkdownLineField,
  ReasonField,
  WeightField,
  type EditorProps,
} from './parts'
import { Rows } from './rows'
import { ANSWER_WEIGHT_OPTIONS } from './weights'

type Answer = { text: string; weight: number; feedback: string | null }
type AnswersProps = {
  title: string
  rows: Answer[]
  /** Weight options; the last one is the weight of a wrong answer. */
  weights: [number, string][]
  min?: number
  /** The field of a text: Markdown, except for texts that pupils type. */
  Text?: typeof SingleLineField
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

/** The answers that are recognised in a typed text: of a question, or of a gap. */
export const ShortEditor = ({ body, onChange }: EditorProps<'short'>) => (
  <div className="space-y-4">
    <Answers
      title="Odgovori koje prepoznajemo"
      rows={body.answers}
      weights={ANSWER_WEIGHT_OPTIONS}
      min={1}
      Text={SingleLineField}
      onChange={(answers) => onChange({ ...body, answers })}
    />
    <TickField
      label="Velika slova su važna (Ana nije ana)"
      checked={body.isCaseSensitive === true}
      onChange={({ target }) => onChange({ ...body, isCaseSensitive: target.checked || undefined })}
    />
  </div>
)
