import { PARENTS, PUPILS, SOME, idOf, parent, pupil, type Fillings } from './parts'

/** Accounts and data that belongs only to them. */
export const people: Fillings = (one) => ({
  accounts: {
    rows: PARENTS + PUPILS,
    columns: {
      id: `case when n <= ${PARENTS} then ${parent()} else ${pupil(`n - ${PARENTS}`)} end`,
      kind: `case when n <= ${PARENTS} then 'roditelj' else 'ucenik' end`,
      login_key: `case when n <= ${PARENTS} then 'roditelj-' || n || '@skola.example'
        else 'ucenik-' || n - ${PARENTS} end`,
      password_hash: "'none'",
    },
  },
  parents: {
    rows: PARENTS,
    columns: {
      id: parent(),
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
    rows: PARENTS,
    columns: {
      parent_id: parent(),
      subscription_name: "case when n % 5 = 0 then 'Iskra' end",
      subscription_until: "case when n % 5 = 0 then now() + interval '1 day' * (n % 300 - 150) end",
    },
  },
  pupils: {
    rows: PUPILS,
    columns: {
      id: pupil(),
      parent_id: parent(`1 + (n - 1) % ${PARENTS}`),
      first_name: "'Ime' || n % 500",
      nick_name: "'ucenik-' || n",
      nick_look: "'ucenik-' || n",
      grade_id: one.grade(),
    },
  },
  sessions: {
    rows: 10 * SOME,
    columns: {
      id: idOf(3),
      account_id: pupil(),
      opened_by: `case when n % 3 = 0 then ${parent()} end`,
      expires_at: "now() + interval '1 minute' * (n % 40000)",
    },
  },
  links: {
    rows: SOME,
    columns: {
      hash: 'md5(n::text)',
      purpose: "case when n % 10 = 0 then 'undo-email' else 'reset' end",
      account_id: parent(),
      email: "case when n % 10 = 0 then 'stari-' || n || '@skola.example' end",
      login_key: "case when n % 10 = 0 then 'stari-' || n || '@skola.example' end",
      expires_at: "now() + interval '1 hour'",
    },
  },
  attempts: { rows: SOME, columns: { key: "'account:' || n", points: '1', expire: '0' } },
  erased_accounts: { rows: SOME, columns: { id: idOf(21) } },
})
