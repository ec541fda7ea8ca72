import type { QuizStep } from '@/lib/learning/quiz/quiz-progress'
import type { Judged, PublicQuestion, SubmittedAnswer } from '@/lib/content/questions/model'

const HEAD = { slug: 'pitanje', html: '<em>Pitanje</em>', isBonus: false }
const ID = '01890000-0000-7000-8000-00000000000'

export const CHOICES = ['prvi', 'drugi', 'treći'].map((html, index) => ({
  id: 'abc'.charAt(index),
  html,
}))

/** A question of a kind; `digit` determines its id. */
export function questionOf<Kind extends PublicQuestion['kind']>(
  kind: Kind,
  digit = 1,
): Extract<PublicQuestion, { kind: Kind }> {
  const head = { ...HEAD, _id: `${ID}${digit}` }
  const all: { [K in PublicQuestion['kind']]: Extract<PublicQuestion, { kind: K }> } = {
    single: { ...head, kind: 'single', choices: CHOICES },
    several: { ...head, kind: 'several', choices: CHOICES },
    'true-false': { ...head, kind: 'true-false' },
    short: { ...head, kind: 'short' },
    number: { ...head, kind: 'number', unit: 'cm' },
    ordering: { ...head, kind: 'ordering', items: CHOICES },
    groups: {
      ...head,
      kind: 'groups',
      items: ['kos', 'mačka', 'pas'].map((html, index) => ({ id: 'abc'.charAt(index), html })),
      groups: ['sisavci', 'ptice'].map((html, index) => ({ id: 'ab'.charAt(index), html })),
    },
    line: { ...head, kind: 'line', ticks: ['0', '0,25', '0,5', '0,75', '1'], labels: [0, 4] },
    spot: {
      ...head,
      kind: 'spot',
      picture: '<img src="/slike/stanica-320.webp" width="320" height="240" alt="Stanica">',
      points: [
        { id: 'a', x: 20, y: 10 },
        { id: 'b', x: 50, y: 50 },
        { id: 'c', x: 80, y: 90 },
      ],
      labels: ['jezgra', 'membrana'].map((html, index) => ({ id: 'ab'.charAt(index), html })),
    },
    gaps: {
      ...head,
      kind: 'gaps',
      passage: '<p>Ja [[1]] učenik.</p><p>Imam [[2]] godina.</p>',
      gaps: [{ options: ['jesi', 'sam'] }, { isNumber: true }],
    },
    matching: {
      ...head,
      kind: 'matching',
      left: ['pas', 'mačka'].map((html, index) => ({ id: 'ab'.charAt(index), html })),
      right: ['laje', 'mijauče', 'muče'].map((html, index) => ({ id: 'abc'.charAt(index), html })),
    },
  }
  return all[kind] as Extract<PublicQuestion, { kind: Kind }>
}

/** A judgement as the server sends it. */
export const judgementOf = (
  part: Partial<Judged> & Pick<Judged, 'outcome' | 'correct'>,
): Judged => ({
  score: part.outcome === 'right' ? 1 : 0,
  hint: null,
  feedback: [],
  explanation: null,
  marks: {},
  ...part,
})

/** A finished step of a round. */
export const quizStepOf = (answer: SubmittedAnswer, judgement: Judged): QuizStep => ({
  answer,
  judgement,
})

/** A quiz's lesson, as its page passes it. */
export const quizLessonOf = (lessonId: string, questionCount: number) => ({
  lessonId,
  path: '/lekcija',
  questionCount,
  cardCount: 0,
})
