import { ORDINAL, SOME, ago, busyPupil, dayAgo, idOf, pupil, type Fillings } from './parts'

/** Cards, checks, notes and plans. */
export const studying: Fillings = (one) => ({
  card_schedules: {
    rows: 5 * SOME,
    columns: {
      pupil_id: busyPupil,
      card_id: one.card(ORDINAL),
      schedule: "'{}'",
      due: "now() + interval '1 hour' * (n % 200 - 10)",
    },
  },
  card_reviews: {
    rows: 5 * SOME,
    columns: {
      pupil_id: busyPupil,
      id: idOf(10),
      card_id: one.card(),
      knows: 'n % 3 > 0',
      at: ago('day'),
      day: dayAgo,
    },
  },
  card_undos: { rows: SOME, columns: { pupil_id: pupil(), review_id: idOf(10) } },
  spelling_cards: {
    rows: SOME,
    columns: {
      id: idOf(11),
      pupil_id: pupil(),
      lesson_id: one.lesson(),
      typed: "'rieka'",
      correct: "'rijeka'",
      schedule: "'{}'",
      due: "now() + interval '1 hour' * (n % 200 - 10)",
    },
  },
  check_runs: {
    rows: SOME,
    columns: {
      id: idOf(12),
      pupil_id: pupil(),
      lesson_id: one.lesson(),
      started_at: ago('day'),
      day: dayAgo,
    },
  },
  check_answers: {
    rows: SOME,
    columns: {
      id: idOf(13),
      run_id: idOf(12),
      check_question_id: one.checkQuestion(),
      text: "'Voda ispari.'",
      found: "'{}'",
      marks: "'[]'",
      total_points: '3',
      slips: "'[]'",
      at: ago('day'),
    },
  },
  bookmarks: {
    rows: SOME,
    columns: { pupil_id: pupil(), lesson_id: one.lesson(), at: ago('day') },
  },
  notebook_items: {
    rows: SOME,
    columns: {
      id: idOf(14),
      pupil_id: pupil(),
      source: "'biljeznica'",
      title: "'Bilješka'",
      content: "''",
      color: "'blue'",
    },
  },
  removed_notes: {
    rows: SOME,
    columns: { pupil_id: pupil(), note_id: idOf(15), created_at: 'now()', removed_at: 'now()' },
  },
  test_plans: {
    rows: SOME,
    columns: {
      id: idOf(16),
      pupil_id: pupil(),
      test_day: 'current_date + (n % 30)::int',
      lesson_ids: `array[${one.lesson()}]`,
    },
  },
  plan_days: {
    rows: SOME,
    columns: { plan_id: idOf(16), day: 'current_date', right: '1', total: '2', done_at: 'now()' },
  },
})
