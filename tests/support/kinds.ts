import type { AnswerOf, BodyOf, QuestionKind } from '@/lib/content/questions/model'

type Sample<Kind extends QuestionKind> = {
  body: BodyOf<Kind>
  /** A complete right answer. */
  right: AnswerOf<Kind>
  /** Incomplete answers, which no judge accepts. */
  parts: AnswerOf<Kind>[]
  /** An answer that was cleared. */
  empty: AnswerOf<Kind> | null
  /** An object with the kind's name but another shape. */
  malformed: object
  /** The right answer in words, after its heading. */
  lines: [title: string, ...lines: string[]]
}

const choice = (text: string, weight: number) => ({ text, weight, feedback: `Zato ${text}.` })

/** A question of each kind, with answers. */
export const SAMPLES: { [Kind in QuestionKind]: Sample<Kind> } = {
  single: {
    body: { kind: 'single', choices: [choice('pas', 0), choice('mačka', 100)] },
    right: { kind: 'single', choice: 'b' },
    parts: [],
    empty: null,
    malformed: { choice: 1 },
    lines: ['Točan odgovor:', 'mačka'],
  },
  several: {
    body: { kind: 'several', choices: [choice('2', 50), choice('3', -50), choice('4', 50)] },
    right: { kind: 'several', choices: ['a', 'c'] },
    parts: [{ kind: 'several', choices: [] }],
    empty: { kind: 'several', choices: [] },
    malformed: { choices: 'a' },
    lines: ['Točni odgovori:', '2', '4'],
  },
  'true-false': {
    body: { kind: 'true-false', isTrue: false, wrongFeedback: 'Ne.', rightFeedback: 'Da.' },
    right: { kind: 'true-false', value: false },
    parts: [],
    empty: null,
    malformed: { value: 'true' },
    lines: ['Točan odgovor:', 'To nije točno'],
  },
  short: {
    body: { kind: 'short', answers: [{ text: 'a < b', weight: 100, feedback: null }] },
    right: { kind: 'short', text: 'a < b' },
    parts: [{ kind: 'short', text: '  ' }],
    empty: { kind: 'short', text: '' },
    malformed: { text: 3 },
    lines: ['Točan odgovor:', 'a &lt; b'],
  },
  number: {
    body: {
      kind: 'number',
      unit: 'cm',
      answers: [{ low: 3.5, high: 3.5, weight: 100, feedback: null }],
    },
    right: { kind: 'number', text: '3,5' },
    parts: [{ kind: 'number', text: '' }],
    empty: { kind: 'number', text: '' },
    malformed: { text: null },
    lines: ['Točan odgovor:', '3,5\u00a0cm'],
  },
  matching: {
    body: {
      kind: 'matching',
      pairs: [
        { left: 'pas', right: 'laje' },
        { left: 'mačka', right: 'mijauče' },
      ],
      distractors: ['muče'],
    },
    right: { kind: 'matching', pairs: { a: 'a', b: 'b' } },
    parts: [
      { kind: 'matching', pairs: { a: 'b' } },
      { kind: 'matching', pairs: {} },
    ],
    empty: { kind: 'matching', pairs: {} },
    malformed: { pairs: { a: null } },
    lines: ['Točni parovi:', 'pas → laje', 'mačka → mijauče'],
  },
  ordering: {
    // Shown as četvrto, drugo, prvo, treće.
    body: { kind: 'ordering', items: ['prvo', 'drugo', 'treće', 'četvrto'] },
    right: { kind: 'ordering', order: ['c', 'b', 'd', 'a'] },
    parts: [
      { kind: 'ordering', order: ['c', 'b', 'd'] },
      { kind: 'ordering', order: ['c', 'c', 'd', 'a'] },
    ],
    empty: { kind: 'ordering', order: [] },
    malformed: { order: ['a', 1] },
    lines: ['Točan poredak:', '1. prvo', '2. drugo', '3. treće', '4. četvrto'],
  },
  line: {
    body: {
      ...{ kind: 'line', from: '0', to: '1', parts: 4, labels: [0, 4] },
      answers: [
        { low: 0.75, high: 0.75, weight: 100, feedback: 'Da.' },
        { low: 0.25, high: 0.25, weight: 0, feedback: 'To je jedna četvrtina.' },
      ],
    },
    right: { kind: 'line', tick: 3 },
    parts: [{ kind: 'line', tick: 9 }],
    empty: null,
    malformed: { tick: '3' },
    lines: ['Točno mjesto:', '0,75'],
  },
  spot: {
    // Shown as A (top), B and C; labels as jezgra, vakuola.
    body: {
      kind: 'spot',
      picture: '![Stanica s tri slova](/slike/stanica)',
      points: [
        { x: 70, y: 80, label: { text: 'vakuola' } },
        { x: 30, y: 20, label: { text: 'jezgra' } },
        { x: 10, y: 50 },
      ],
    },
    right: { kind: 'spot', places: { a: 'a', b: 'c' } },
    parts: [
      { kind: 'spot', places: { a: 'a' } },
      { kind: 'spot', places: {} },
    ],
    empty: { kind: 'spot', places: {} },
    malformed: { places: { a: 1 } },
    lines: ['Točna mjesta:', 'jezgra → A (gore lijevo)', 'vakuola → C (dolje desno)'],
  },
  gaps: {
    body: {
      kind: 'gaps',
      passage: 'Ja [[1]] učenik, imam [[2]] godina, a zovem se [[3]].',
      gaps: [
        {
          kind: 'single',
          choices: [
            { text: 'sam', weight: 100, feedback: null },
            { text: 'jesi', weight: 0, feedback: 'Uz „ja” stoji „sam”.' },
          ],
        },
        { kind: 'number', unit: null, answers: [{ low: 7, high: 7, weight: 100, feedback: null }] },
        { kind: 'short', answers: [{ text: 'Iva', weight: 100, feedback: null }] },
      ],
    },
    right: { kind: 'gaps', gaps: { 1: 'sam', 2: '7', 3: 'Iva' } },
    parts: [
      { kind: 'gaps', gaps: { 1: 'sam', 3: 'Iva' } },
      { kind: 'gaps', gaps: {} },
    ],
    empty: { kind: 'gaps', gaps: {} },
    malformed: { gaps: { 1: 7 } },
    lines: ['Točno popunjeno:', 'Ja [sam] učenik, imam [7] godina, a zovem se [Iva].'],
  },
  groups: {
    // Shown as kos, mačka, pas, vrabac.
    body: {
      kind: 'groups',
      groups: [
        { name: 'sisavci', items: [{ text: 'pas' }, { text: 'mačka' }] },
        { name: 'ptice', items: [{ text: 'vrabac' }, { text: 'kos' }] },
      ],
    },
    right: { kind: 'groups', groups: { a: 'b', b: 'a', c: 'a', d: 'b' } },
    parts: [
      { kind: 'groups', groups: { a: 'b', b: 'a', c: 'a' } },
      { kind: 'groups', groups: {} },
    ],
    empty: { kind: 'groups', groups: {} },
    malformed: { groups: { a: 1 } },
    lines: ['Točne skupine:', 'sisavci: mačka, pas', 'ptice: kos, vrabac'],
  },
}
