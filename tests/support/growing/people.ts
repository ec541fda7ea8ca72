import {
  PARENT_COUNT,
  PUPIL_COUNT,
  SMALL_TABLE_ROWS,
  rowIdSql,
  parentIdSql,
  pupilIdSql,
  type TableFills,
} from './parts'

/** Accounts and data that belongs only to them. */
export const people: TableFills = (one) => ({
  accounts: {
    rows: PARENT_COUNT + PUPIL_COUNT,
    columns: {
      id: `case when n <= ${PARENT_COUNT} then ${parentIdSql()} else ${pupilIdSql(`n - ${PARENT_COUNT}`)} end`,
      kind: `case when n <= ${PARENT_COUNT} then 'roditelj' else 'ucenik' end`,
      login_key: `case when n <= ${PARENT_COUNT} then 'roditelj-' || n || '@skola.example'
        else 'ucenik-' || n - ${PARENT_COUNT} end`,
      password_hash: "'none'",
    },
  },
  parents: {
    rows: PARENT_COUNT,
    columns: {
      id: parentIdSql(),
      first_name: "'Ime' || n % 500",
      last_name: "'Prezime' || n % 9000",
      email: "'roditelj-' || n || '@skola.example'",
      email_confirmed_at: 'now()',
      pending_email: "case when n % 100 = 0 then 'novi-' || n || '@skola.example' end",
      wants_weekly_report: 'n % 4 = 0',
      consented_at: 'now()',
      terms_version: "'1'",
    },
  },
  access_rights: {
    rows: PARENT_COUNT,
    columns: {
      parent_id: parentIdSql(),
      subscription_name: "case when n % 5 = 0 then 'Iskra' end",
      subscription_until: "case when n % 5 = 0 then now() + interval '1 day' * (n % 300 - 150) end",
    },
  },
  pupils: {
    rows: PUPIL_COUNT,
    columns: {
      id: pupilIdSql(),
      parent_id: parentIdSql(`1 + (n - 1) % ${PARENT_COUNT}`),
      first_name: "'Ime' || n % 500",
      nick_name: "'ucenik-' || n",
      nick_look: "'ucenik-' || n",
      grade_id: one.grade(),
    },
  },
  sessions: {
    rows: 10 * SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(3),
      account_id: pupilIdSql(),
      opened_by: `case when n % 3 = 0 then ${parentIdSql()} end`,
      expires_at: "now() + interval '1 minute' * (n % 40000)",
    },
  },
  identities: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      id: rowIdSql(31),
      account_id: pupilIdSql(),
      issuer: "'http://127.0.0.1:1/'",
      subject: "'ucenik-' || n",
    },
  },
  links: {
    rows: SMALL_TABLE_ROWS,
    columns: {
      hash: 'md5(n::text)',
      purpose: "case when n % 10 = 0 then 'undo-email' else 'reset' end",
      account_id: parentIdSql(),
      email: "case when n % 10 = 0 then 'stari-' || n || '@skola.example' end",
      login_key: "case when n % 10 = 0 then 'stari-' || n || '@skola.example' end",
      expires_at: "now() + interval '1 hour'",
    },
  },
  attempts: {
    rows: SMALL_TABLE_ROWS,
    columns: { key: "'account:' || n", points: '1', expire: '0' },
  },
  erased_accounts: { rows: SMALL_TABLE_ROWS, columns: { id: rowIdSql(21) } },
})
