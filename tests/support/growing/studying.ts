import {
  ORDINAL_SQL,
  SMALL_TABLE_ROWS,
  agoSql,
  busyPupilIdSql,
  dayAgoSql,
  rowIdSql,
  pupilIdSql,
  type TableFills,
} from './parts'

/** Cards, checks, notes and plans. */
export const studying: TableFills = (one) => ({
  card_schedules: {
    rows: 5 * SMALL_TABLE_ROWS,
    columns: {
      pupil_id: busyPupilIdSql,
      card_id: one.card(ORDINAL_SQL),
      schedule: "'{}'",
      due: "now() + interval '1 hour' * (n % 200 - 10)",
    },
  },
  card_reviews: {
    rows: 5 * SMALL_TABLE_ROWS,
    columns: {
      pupil_id: busyPupilIdSql,
      id: rowIdSql(10),
      card_id: one.card(),
      knows: 'n % 3 > 0',
      at: agoSql('day'),
      day: dayAgoSql,
    },
  },
  card_undos: {
    rows: SMALL_TABLE_ROWS,
    columns: { pupil_id: pupilIdSql(), review_id: rowIdSql(10) },
  },
  spelling_cards: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(11),
      pupil_id: pupilIdSql(),
      lesson_id: one.lesson(),
      typed: "'rieka'",
      correct: "'rijeka'",
      schedule: "'{}'",
      due: "now() + interval '1 hour' * (n % 200 - 10)",
    },
  },
  check_runs: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(12),
      pupil_id: pupilIdSql(),
      lesson_id: one.lesson(),
      started_at: agoSql('day'),
      day: dayAgoSql,
    },
  },
  check_answers: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(13),
      run_id: rowIdSql(12),
      check_question_id: one.checkQuestion(),
      text: "'Voda ispari.'",
      found: "'{}'",
      marks: "'[]'",
      total_points: '3',
      slips: "'[]'",
      at: agoSql('day'),
    },
  },
  bookmarks: {
    rows: SMALL_TABLE_ROWS,
    columns: { pupil_id: pupilIdSql(), lesson_id: one.lesson(), at: agoSql('day') },
  },
  notebook_items: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(14),
      pupil_id: pupilIdSql(),
      source: "'biljeznica'",
      title: "'Bilješka'",
      content: "''",
      color: "'blue'",
    },
  },
  removed_notes: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      pupil_id: pupilIdSql(),
      note_id: rowIdSql(15),
      created_at: 'now()',
      removed_at: 'now()',
    },
  },
  test_plans: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(16),
      pupil_id: pupilIdSql(),
      test_day: 'current_date + (n % 30)::int',
      lesson_ids: `array[${one.lesson()}]`,
    },
  },
  daily_sittings: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      pupil_id: pupilIdSql(),
      day: dayAgoSql,
      number: '1',
      round_id: rowIdSql(18),
      items: "'[]'",
      before: "'{}'",
      started_at: agoSql('day'),
    },
  },
  placements: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      pupil_id: pupilIdSql(),
      literature_id: one.literature(),
      round_id: rowIdSql(19),
      items: "'[]'",
      start_lesson_id: one.lesson(),
      started_at: agoSql('day'),
      done_at: agoSql('day'),
    },
  },
  pupil_estimates: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      pupil_id: pupilIdSql(),
      surplus: '0',
      weight: '1',
      answers: 'n',
      failures: '0',
      counted_until: agoSql('day'),
    },
  },
  skill_estimates: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      pupil_id: pupilIdSql(),
      lesson_id: one.lesson(),
      right: '1',
      wrong: '1',
      answers: '2',
      answered_at: 'n',
      was_last_right: 'n % 3 > 0',
      run: '1',
      stability: '3',
      difficulty: '5',
      day: dayAgoSql,
      answers_on_day: '1',
    },
  },
  plan_days: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      plan_id: rowIdSql(16),
      day: 'current_date',
      right: '1',
      total: '2',
      done_at: 'now()',
    },
  },
})
