'use client'
import type { ComponentType } from 'react'
import { lazyPart } from '@/components/ui/lazy-part'
import type { BodyOf, QuestionBody, QuestionKind } from '@/lib/content/questions/model'
import { Answers, ShortEditor } from './answers'
import type { EditorProps } from './parts'
import { ANSWER_WEIGHT_OPTIONS, SHARED_WEIGHT_OPTIONS } from './weights'

type KindEditor<Kind extends QuestionKind> = {
  name: string
  blank: BodyOf<Kind>
  Editor: ComponentType<EditorProps<Kind>>
}

/** About as high as a few rows. */
const RowsSkeleton = () => (
  <p role="status" className="h-64 rounded-card bg-sunken motion-safe:animate-pulse">
    <span className="sr-only">Učitavam...</span>
  </p>
)

// Rarer kinds are loaded with the first such question.
const loading = { loading: RowsSkeleton, isNeeded: true }
const NumberEditor = lazyPart(async () => (await import('./number-editor')).NumberEditor, loading)
const ClaimEditor = lazyPart(async () => (await import('./claim-editor')).ClaimEditor, loading)
const loadTexts = () => import('./text-rows')
const MatchingEditor = lazyPart(async () => (await loadTexts()).MatchingEditor, loading)
const GroupsEditor = lazyPart(async () => (await loadTexts()).GroupsEditor, loading)
const GapsEditor = lazyPart(async () => (await import('./gaps-editor')).GapsEditor, loading)
const LineEditor = lazyPart(async () => (await import('./line-editor')).LineEditor, loading)
const SpotEditor = lazyPart(async () => (await import('./spot-editor')).SpotEditor, loading)
const OrderingEditor = lazyPart(async () => (await loadTexts()).OrderingEditor, loading)

const answer = (weight: number) => ({ text: '', weight, feedback: null })

/** Name, blank body and editor of each kind of question. */
export const KIND_EDITORS: { [Kind in QuestionKind]: KindEditor<Kind> } = {
  single: {
    name: 'Jedan točan odgovor',
    blank: { kind: 'single', choices: [answer(100), answer(0), answer(0)] },
    Editor: ({ body, onChange }) => (
      <Answers
        title="Ponuđeni odgovori"
        rows={body.choices}
        weights={ANSWER_WEIGHT_OPTIONS}
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
        weights={SHARED_WEIGHT_OPTIONS}
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
    Editor: ShortEditor,
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
    Editor: OrderingEditor,
  },
  groups: {
    name: 'Razvrstavanje u skupine',
    blank: {
      kind: 'groups',
      groups: Array.from({ length: 2 }, () => ({ name: '', items: [{ text: '' }, { text: '' }] })),
    },
    Editor: GroupsEditor,
  },
  gaps: {
    name: 'Tekst s prazninama',
    blank: {
      kind: 'gaps',
      passage: '',
      gaps: [{ kind: 'short', answers: [answer(100)] }],
    },
    Editor: GapsEditor,
  },
  line: {
    name: 'Mjesto na pravcu',
    blank: {
      ...{ kind: 'line', from: '0', to: '10', parts: 10, labels: [0, 10] },
      answers: [{ low: 7, high: 7, weight: 100, feedback: null }],
    },
    Editor: LineEditor,
  },
  spot: {
    name: 'Mjesta na slici',
    blank: {
      ...{ kind: 'spot', picture: '' },
      points: [
        { x: 30, y: 50, label: { text: '' } },
        { x: 70, y: 50, label: { text: '' } },
      ],
    },
    Editor: SpotEditor,
  },
}

const editorOf = <Kind extends QuestionKind>(kind: Kind): KindEditor<Kind> => KIND_EDITORS[kind]

type BodyEditorProps = { body: QuestionBody; onChange: (body: QuestionBody) => void }

/** The editor for a body's kind. */
export function BodyEditor({ body, onChange }: BodyEditorProps) {
  const { Editor } = editorOf(body.kind)
  return <Editor body={body} onChange={onChange} />
}
