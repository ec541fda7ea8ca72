import {
  EDITOR_TABLE_ROWS,
  SMALL_TABLE_ROWS,
  agoSql,
  busyPupilIdSql,
  dayAgoSql,
  rowIdSql,
  parentIdSql,
  pupilIdSql,
  type TableFills,
} from './parts'

/** Professor questions, mail, orders and logs. */
export const others: TableFills = (one) => ({
  professor_questions: {
    rows: 5 * SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(17),
      pupil_id: busyPupilIdSql,
      lesson_id: one.lesson(),
      text: "'Zašto je tako?'",
      promised_at: 'now()',
      answer: "case when n % 40 > 0 then 'Zato.' end",
      answered_at: `case when n % 40 > 0 then ${agoSql('hour')} end`,
      is_seen: 'n % 40 > 0 and n % 9 > 0',
      created_at: agoSql('day'),
    },
  },
  assistant_exchanges: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      pupil_id: pupilIdSql(),
      id: rowIdSql(18),
      lesson_id: one.lesson(),
      help: "'question'",
      text: "'Što je to?'",
      reply: "'Ovo.'",
      outcome: "'reply'",
      by_model: 'false',
      at: agoSql('hour'),
      day: dayAgoSql,
    },
  },
  outbox: {
    rows: 5 * SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(20),
      account_id: parentIdSql(),
      recipient: "'nitko@skola.example'",
      subject: "'Pismo'",
      text: "''",
      html: "''",
      due_at: agoSql('day'),
      sent_at: 'now()',
    },
  },
  weekly_reports: {
    rows: 5 * SMALL_TABLE_ROWS,
    columns: {
      parent_id: parentIdSql('1 + n / 20'),
      week: 'current_date - 7 * (1 + n % 20)::int',
      posted_at: 'now()',
    },
  },
  family_goals: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      parent_id: parentIdSql(),
      size: "'srednji'",
      since: 'current_date - 70',
    },
  },
  family_stars: {
    rows: 5 * SMALL_TABLE_ROWS,
    columns: {
      parent_id: parentIdSql('1 + n / 20'),
      week: 'current_date - 7 * (1 + n % 20)::int',
      days: '6',
      earned_at: 'now()',
    },
  },
  orders: {
    rows: 3 * SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(22),
      parent_id: parentIdSql(),
      product_name: "'Iskra'",
      price: '990',
      state: "case when n % 100 > 0 then 'paid' else 'waiting' end",
      closed_at: 'case when n % 100 > 0 then now() end',
    },
  },
  activations: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(23),
      key: "'activation ' || n",
      parent_id: parentIdSql(),
      product_name: "'Iskra'",
      product_price: '990',
      gift: "'{}'",
      before: "'{}'",
      admin_email: "'admin@skola.example'",
    },
  },
  question_reports: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(24),
      question_id: one.question(),
      account_id: pupilIdSql(),
      reason: "'unclear'",
      day: dayAgoSql,
      resolved_at: 'case when n % 50 > 0 then now() end',
    },
  },
  audit_log: {
    rows: 2 * SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(25),
      admin_email: "'admin@skola.example'",
      action: "'record-update'",
      record_table: "'lessons'",
      record_id: one.lesson(),
      record_title: "'Lekcija'",
    },
  },
  stored_files: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(26),
      type: "'image/webp'",
      bytes: '1000',
      owner_id: `case when n > ${EDITOR_TABLE_ROWS} then ${pupilIdSql()} end`,
      created_at: agoSql('minute'),
    },
  },
  pdfs: {
    rows: EDITOR_TABLE_ROWS,
    columns: {
      id: rowIdSql(27),
      name: "'Vježba'",
      file_id: rowIdSql(26),
      thumbnail_id: rowIdSql(26),
      pages: '1',
      text: "''",
    },
  },
  former_slugs: {
    rows: SMALL_TABLE_ROWS,
    columns: { kind: "'lessons'", slug: "'nekadasnja-' || n", record_id: one.lesson() },
  },
  former_places: {
    rows: SMALL_TABLE_ROWS,
    columns: { record_id: one.lesson(), parent_id: rowIdSql(28) },
  },
})
