'use client'
import type { ReactNode } from 'react'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/input'
import type { BodyOf, QuestionBody, QuestionKind } from '@/lib/questions/model'
import { NumberEditor } from './number-editor'
import { Line, Reason, Weight, WrittenLine } from './parts'
import { Rows } from './rows'
import { RIGHT_OR_WRONG, SHARES } from './weights'

type EditorProps<Kind extends QuestionKind> = {
  body: BodyOf<Kind>
  onChange: (body: BodyOf<Kind>) => void
}

type KindEditor<Kind extends QuestionKind> = {
  name: string
  blank: BodyOf<Kind>
  Editor: (props: EditorProps<Kind>) => ReactNode
}

const answer = (weight: number) => ({ text: '', weight, feedback: null })

/** The fields of an editor for each kind of question. */
export const KIND_EDITORS: { [Kind in QuestionKind]: KindEditor<Kind> } = {
  single: {
    name: 'Jedan točan odgovor',
    blank: { kind: 'single', choices: [answer(100), answer(0), answer(0)] },
    Editor: ({ body, onChange }) => (
      <Answers
        title="Ponuđeni odgovori"
        rows={body.choices}
        weights={RIGHT_OR_WRONG}
        onChange={(choices) => onChange({ ...body, choices })}
      />
    ),
  },
  several: {
    name: 'Više točnih odgovora',
    blank: { kind: 'several', choices: [answer(50), answer(50), answer(-50)] },
    Editor: ({ body, onChange }) => (
      <Answers
        title="Ponuđeni odgovori"
        rows={body.choices}
        weights={SHARES}
        onChange={(choices) => onChange({ ...body, choices })}
      />
    ),
  },
  'true-false': {
    name: 'Točno ili netočno',
    blank: { kind: 'true-false', isTrue: true, wrongFeedback: null, rightFeedback: null },
    Editor: ClaimEditor,
  },
  short: {
    name: 'Kratki odgovor',
    blank: { kind: 'short', answers: [answer(100)] },
    Editor: ({ body, onChange }) => (
      <Answers
        title="Odgovori koje prepoznajemo"
        rows={body.answers}
        weights={RIGHT_OR_WRONG}
        min={1}
        Text={Line}
        onChange={(answers) => onChange({ ...body, answers })}
      />
    ),
  },
  number: {
    name: 'Broj',
    blank: {
      kind: 'number',
      unit: null,
      answers: [{ low: 0, high: 0, weight: 100, feedback: null }],
    },
    Editor: NumberEditor,
  },
  matching: {
    name: 'Spajanje parova',
    blank: {
      kind: 'matching',
      pairs: Array.from({ length: 3 }, () => ({ left: '', right: '' })),
      distractors: [],
    },
    Editor: MatchingEditor,
  },
  ordering: {
    name: 'Poredak',
    blank: { kind: 'ordering', items: ['', '', ''] },
    Editor: ({ body, onChange }) => (
      <Texts
        noun="stavku"
        title="Stavke, točnim redom"
        texts={body.items}
        min={3}
        onChange={(items) => onChange({ ...body, items })}
      />
    ),
  },
}

const editorOf = <Kind extends QuestionKind>(kind: Kind): KindEditor<Kind> => KIND_EDITORS[kind]

type BodyEditorProps = { body: QuestionBody; onChange: (body: QuestionBody) => void }

/** The editor of a body's own kind. */
export function BodyEditor({ body, onChange }: BodyEditorProps) {
  const { Editor } = editorOf(body.kind)
  return <Editor body={body} onChange={onChange} />
}

type Answer = { text: string; weight: number; feedback: string | null }
type AnswersProps = {
  title: string
  rows: Answer[]
  /** The last one is that of a wrong answer. */
  weights: [number, string][]
  min?: number
  /** Of a text: Markdown, but for what pupils type. */
  Text?: typeof Line
  onChange: (rows: Answer[]) => void
}

function Answers({ title, rows, weights, min = 2, Text = WrittenLine, onChange }: AnswersProps) {
  const blank = answer(weights.at(-1)?.[0] ?? 0)
  return (
    <Rows noun="odgovor" {...{ title, rows, blank, min, onChange }}>
      {(row, change) => (
        <>
          <Text label="Tekst" value={row.text} onChange={(text) => change({ text })} />
          <Weight value={row.weight} options={weights} onChange={(weight) => change({ weight })} />
          <Reason value={row.feedback} onChange={(feedback) => change({ feedback })} />
        </>
      )}
    </Rows>
  )
}

type TextsProps = {
  noun: string
  title: string
  texts: string[]
  min: number
  onChange: (texts: string[]) => void
}

const Texts = ({ noun, title, texts, min, onChange }: TextsProps) => (
  <Rows
    {...{ noun, title, min }}
    rows={texts.map((text) => ({ text }))}
    blank={{ text: '' }}
    onChange={(rows) => onChange(rows.map(({ text }) => text))}
  >
    {(row, change) => (
      <WrittenLine label="Tekst" value={row.text} onChange={(text) => change({ text })} />
    )}
  </Rows>
)

function ClaimEditor({ body, onChange }: EditorProps<'true-false'>) {
  return (
    <div className="space-y-2">
      <Field label="Tvrdnja je">
        {(wiring) => (
          <Select
            {...wiring}
            value={String(body.isTrue)}
            onChange={({ target }) => onChange({ ...body, isTrue: target.value === 'true' })}
            className="max-w-60"
          >
            <option value="true">točna</option>
            <option value="false">netočna</option>
          </Select>
        )}
      </Field>
      <Reason
        label="Zašto? (vidi tko pogriješi)"
        value={body.wrongFeedback}
        onChange={(wrongFeedback) => onChange({ ...body, wrongFeedback })}
      />
      <Reason
        label="Zašto? (vidi tko pogodi)"
        value={body.rightFeedback}
        onChange={(rightFeedback) => onChange({ ...body, rightFeedback })}
      />
    </div>
  )
}

function MatchingEditor({ body, onChange }: EditorProps<'matching'>) {
  return (
    <div className="space-y-4">
      <Rows
        noun="par"
        title="Parovi"
        rows={body.pairs}
        blank={{ left: '', right: '' }}
        min={2}
        onChange={(pairs) => onChange({ ...body, pairs })}
      >
        {(row, change) => (
          <div className="grid gap-x-3 sm:grid-cols-2">
            <WrittenLine label="Lijevo" value={row.left} onChange={(left) => change({ left })} />
            <WrittenLine label="Desno" value={row.right} onChange={(right) => change({ right })} />
          </div>
        )}
      </Rows>
      <Texts
        noun="višak"
        title="Viškovi na desnoj strani, bez para"
        texts={body.distractors}
        min={0}
        onChange={(distractors) => onChange({ ...body, distractors })}
      />
    </div>
  )
}
