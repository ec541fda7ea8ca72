import {
  ANSWER_COUNT,
  ORDINAL_SQL,
  SMALL_TABLE_ROWS,
  agoSql,
  busyPupilIdSql,
  dayAgoSql,
  rowIdSql,
  pupilIdSql,
  type TableFills,
} from './parts'

/** Pupils' answers and rewards. */
export const learning: TableFills = (one) => ({
  answers: {
    rows: ANSWER_COUNT,
    columns: {
      pupil_id: pupilIdSql('1 + n / 50'),
      id: rowIdSql(4),
      question_id: one.question(),
      lesson_id: one.lesson(),
      source: "'kwiz'",
      round_id: rowIdSql(5, 'n / 10'),
      answer: `'{"kind":"single","choice":"a"}'`,
      outcome: "case when n % 3 = 0 then 'wrong' else 'right' end",
      // Ascending in time, like real answers.
      at: "now() - interval '1 minute' * ((1000000 - n) / 3)",
      day: `(now() - interval '1 minute' * ((1000000 - n) / 3))::date`,
    },
  },
  xp_awards: {
    rows: 15 * SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(6),
      pupil_id: busyPupilIdSql,
      key: "'pitanje:' || n",
      value: '1',
      earned_at: agoSql('day'),
      redeemed_at: `case when n % 5 > 0 then now() end`,
    },
  },
  mistakes: {
    rows: 10 * SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(7),
      pupil_id: busyPupilIdSql,
      lesson_id: one.lesson(),
      question_id: one.question(ORDINAL_SQL),
      since: agoSql('day'),
      cleared_at: 'case when n % 4 > 0 then now() end',
    },
  },
  quiz_results: {
    rows: 5 * SMALL_TABLE_ROWS,
    columns: {
      pupil_id: busyPupilIdSql,
      id: rowIdSql(8),
      lesson_id: one.lesson(),
      right: '5',
      total: '10',
      at: agoSql('day'),
      day: dayAgoSql,
    },
  },
  tests: {
    rows: 5 * SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(9),
      pupil_id: busyPupilIdSql,
      lesson_id: one.lesson(),
      question_ids: `array[${one.question()}]`,
      started_at: agoSql('day'),
      day: dayAgoSql,
      finished_at: 'now()',
      right: '1',
      total: '1',
      mark: '5',
    },
  },
  lesson_visits: {
    rows: 5 * SMALL_TABLE_ROWS,
    columns: {
      pupil_id: busyPupilIdSql,
      lesson_id: one.lesson(ORDINAL_SQL),
      element: "'kwiz'",
      at: agoSql('day'),
    },
  },
  visit_days: {
    rows: 10 * SMALL_TABLE_ROWS,
    columns: { pupil_id: busyPupilIdSql, day: 'current_date - (n % 20)::int', flames: '1' },
  },
  counted_time: { rows: SMALL_TABLE_ROWS, columns: { pupil_id: pupilIdSql(), spans: "'[]'" } },
  fun_quiz_plays: {
    rows: 5 * SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(19),
      quiz_id: one.funQuiz(),
      pupil_id: busyPupilIdSql,
      started_at: agoSql('day'),
      day: 'current_date - (n % 20)::int',
      finished_at: agoSql('day'),
      right: '5',
      total: '10',
      points: '(500 + n % 500)::int',
    },
  },
})
