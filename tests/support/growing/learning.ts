import { ANSWERS, ORDINAL, SOME, ago, busyPupil, dayAgo, idOf, pupil, type Fillings } from './parts'

/** Pupils' answers and rewards. */
export const learning: Fillings = (one) => ({
  answers: {
    rows: ANSWERS,
    columns: {
      pupil_id: pupil('1 + n / 50'),
      id: idOf(4),
      question_id: one.question(),
      lesson_id: one.lesson(),
      source: "'kwiz'",
      round_id: idOf(5, 'n / 10'),
      answer: `'{"kind":"single","choice":"a"}'`,
      outcome: "case when n % 3 = 0 then 'wrong' else 'right' end",
      // Ascending in time, like real answers.
      at: "now() - interval '1 minute' * ((1000000 - n) / 3)",
      day: `(now() - interval '1 minute' * ((1000000 - n) / 3))::date`,
    },
  },
  xp_awards: {
    rows: 15 * SOME,
    columns: {
      id: idOf(6),
      pupil_id: busyPupil,
      key: "'pitanje:' || n",
      value: '1',
      earned_at: ago('day'),
      redeemed_at: `case when n % 5 > 0 then now() end`,
    },
  },
  mistakes: {
    rows: 10 * SOME,
    columns: {
      id: idOf(7),
      pupil_id: busyPupil,
      lesson_id: one.lesson(),
      question_id: one.question(ORDINAL),
      since: ago('day'),
      cleared_at: 'case when n % 4 > 0 then now() end',
    },
  },
  quiz_results: {
    rows: 5 * SOME,
    columns: {
      pupil_id: busyPupil,
      id: idOf(8),
      lesson_id: one.lesson(),
      right: '5',
      total: '10',
      at: ago('day'),
      day: dayAgo,
    },
  },
  tests: {
    rows: 5 * SOME,
    columns: {
      id: idOf(9),
      pupil_id: busyPupil,
      lesson_id: one.lesson(),
      question_ids: `array[${one.question()}]`,
      started_at: ago('day'),
      day: dayAgo,
      finished_at: 'now()',
      right: '1',
      total: '1',
      mark: '5',
    },
  },
  lesson_visits: {
    rows: 5 * SOME,
    columns: {
      pupil_id: busyPupil,
      lesson_id: one.lesson(ORDINAL),
      element: "'kwiz'",
      at: ago('day'),
    },
  },
  visit_days: {
    rows: 10 * SOME,
    columns: { pupil_id: busyPupil, day: 'current_date - (n % 20)::int', flames: '1' },
  },
  counted_time: { rows: SOME, columns: { pupil_id: pupil(), spans: "'[]'" } },
  fun_quiz_plays: {
    rows: 5 * SOME,
    columns: {
      id: idOf(19),
      quiz_id: one.funQuiz(),
      pupil_id: busyPupil,
      started_at: ago('day'),
      day: 'current_date - (n % 20)::int',
      finished_at: ago('day'),
      right: '5',
      total: '10',
      points: '(500 + n % 500)::int',
    },
  },
})
