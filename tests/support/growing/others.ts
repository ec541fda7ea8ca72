import { FEW, SOME, ago, busyPupil, dayAgo, idOf, parent, pupil, type Fillings } from './parts'

/** Professor questions, mail, orders and logs. */
export const others: Fillings = (one) => ({
  professor_questions: {
    rows: 5 * SOME,
    columns: {
      id: idOf(17),
      pupil_id: busyPupil,
      lesson_id: one.lesson(),
      text: "'Zašto je tako?'",
      promised_at: 'now()',
      answer: "case when n % 40 > 0 then 'Zato.' end",
      answered_at: `case when n % 40 > 0 then ${ago('hour')} end`,
      is_seen: 'n % 40 > 0 and n % 9 > 0',
      created_at: ago('day'),
    },
  },
  assistant_exchanges: {
    rows: SOME,
    columns: {
      pupil_id: pupil(),
      id: idOf(18),
      lesson_id: one.lesson(),
      help: "'question'",
      text: "'Što je to?'",
      reply: "'Ovo.'",
      outcome: "'reply'",
      by_model: 'false',
      at: ago('hour'),
      day: dayAgo,
    },
  },
  outbox: {
    rows: 5 * SOME,
    columns: {
      id: idOf(20),
      account_id: parent(),
      recipient: "'nitko@skola.example'",
      subject: "'Pismo'",
      text: "''",
      html: "''",
      due_at: ago('day'),
      sent_at: 'now()',
    },
  },
  weekly_reports: {
    rows: 5 * SOME,
    columns: {
      parent_id: parent('1 + n / 20'),
      week: 'current_date - 7 * (1 + n % 20)::int',
      posted_at: 'now()',
    },
  },
  orders: {
    rows: 3 * SOME,
    columns: {
      id: idOf(22),
      parent_id: parent(),
      product_name: "'Iskra'",
      price: '990',
      state: "case when n % 100 > 0 then 'paid' else 'waiting' end",
      closed_at: 'case when n % 100 > 0 then now() end',
    },
  },
  activations: {
    rows: SOME,
    columns: {
      id: idOf(23),
      key: "'activation ' || n",
      parent_id: parent(),
      product_name: "'Iskra'",
      product_price: '990',
      gift: "'{}'",
      before: "'{}'",
      admin_email: "'admin@skola.example'",
    },
  },
  question_reports: {
    rows: SOME,
    columns: {
      id: idOf(24),
      question_id: one.question(),
      account_id: pupil(),
      reason: "'unclear'",
      day: dayAgo,
      resolved_at: 'case when n % 50 > 0 then now() end',
    },
  },
  audit_log: {
    rows: 2 * SOME,
    columns: {
      id: idOf(25),
      admin_email: "'admin@skola.example'",
      action: "'record-update'",
      record_table: "'lessons'",
      record_id: one.lesson(),
      record_title: "'Lekcija'",
    },
  },
  stored_files: {
    rows: SOME,
    columns: {
      id: idOf(26),
      type: "'image/webp'",
      bytes: '1000',
      owner_id: `case when n > ${FEW} then ${pupil()} end`,
      created_at: ago('minute'),
    },
  },
  pdfs: {
    rows: FEW,
    columns: {
      id: idOf(27),
      name: "'Vježba'",
      file_id: idOf(26),
      thumbnail_id: idOf(26),
      pages: '1',
      text: "''",
    },
  },
  former_slugs: {
    rows: SOME,
    columns: { kind: "'lessons'", slug: "'nekadasnja-' || n", record_id: one.lesson() },
  },
  former_places: { rows: SOME, columns: { record_id: one.lesson(), parent_id: idOf(28) } },
})
