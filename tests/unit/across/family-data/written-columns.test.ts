import { is, SQL } from 'drizzle-orm'
import { getTableConfig, PgColumn } from 'drizzle-orm/pg-core'
import { describe, expect, test } from 'vitest'
import { mayExpressDistress } from '@/lib/across/family-data/may-express-distress'
import { rowsForParent } from '@/lib/across/family-data/rows'
import { SECTIONS } from '@/lib/across/family-data/sections'

/** Tables with texts by editors, and tables about parents. */
const NOT_PUPILS = [
  ...['all_lessons', 'all_questions', 'cards', 'check_questions', 'fun_quizzes', 'grades'],
  'literature',
  ...['access_rights', 'activations', 'audit_log', 'links', 'orders', 'outbox', 'parents'],
  'sessions',
  'family_goals',
]

/** Texts about a child that no child writes: names, codes, and texts by the app or adults. */
const NOT_WRITTEN = [
  ...['pupils.first_name', 'pupils.nick_name', 'pupils.avatar_url', 'pupils.notebook_color'],
  'pupils.mascot_pieces',
  ...['lesson_visits.element', 'xp_awards.key', 'answers.source', 'answers.outcome'],
  ...['daily_sittings.items', 'daily_sittings.before', 'placements.items'],
  ...['counted_time.spans', 'card_schedules.schedule', 'spelling_cards.schedule'],
  ...['identities.issuer', 'identities.subject'],
  // Single words of a text in the same row.
  'check_answers.slips',
  ...['notebook_items.source', 'notebook_items.color'],
  ...['professor_questions.outcome', 'professor_questions.answer', 'question_reports.reason'],
  ...['assistant_exchanges.help', 'assistant_exchanges.reply', 'assistant_exchanges.outcome'],
]

/** The columns used in a section's value. */
function columnsIn(value: unknown): PgColumn[] {
  if (is(value, PgColumn)) return [value]
  if (is(value, SQL)) return value.queryChunks.flatMap(columnsIn)
  return is(value, SQL.Aliased) ? columnsIn(value.sql) : []
}

const nameOf = (column: PgColumn) => `${getTableConfig(column.table).name}.${column.name}`
const isText = ({ dataType }: PgColumn) => ['string', 'json'].includes(dataType.split(' ')[0] ?? '')
const isOfId = (column: PgColumn) => column.getSQLType() === 'uuid'

describe.each(SECTIONS.map((section) => ({ ...section })))('$name', ({ columns, written }) => {
  test('checks every text and answer that a child wrote', () => {
    const looked = written.flatMap(columnsIn).map(nameOf)
    const shown = Object.values(columns).flatMap(columnsIn).filter(isText)
    const names = shown
      .filter((column) => !isOfId(column) && !/^(date|timestamp)/.test(column.getSQLType()))
      .filter(({ table }) => !NOT_PUPILS.includes(getTableConfig(table).name))
      .map(nameOf)
    expect(names.filter((name) => !looked.includes(name) && !NOT_WRITTEN.includes(name))).toEqual(
      [],
    )
  })
})

test('a written answer is found inside any stored structure', () => {
  const typed = { kind: 'short', text: 'doma me tuku' }
  expect(mayExpressDistress([typed])).toBe(true)
  expect(
    mayExpressDistress([{ 'a-question': { kind: 'single', choice: 'a' }, another: typed }]),
  ).toBe(true)
  expect(mayExpressDistress([null, 'doma me tuku'])).toBe(true)
})

test('option ids and kind names are no words of distress', () => {
  const kinds = ['single', 'several', 'true-false', 'short', 'number', 'matching', 'ordering']
  const ids = [...'abcdefghijklmnopqrstuvwxyz', '27', '30']
  for (const text of [...kinds, ...ids])
    expect([text, mayExpressDistress([text])]).toEqual([text, false])
})

test('checking long texts does not block others', async () => {
  const text = 'Rijeka teče koritom, a potok se ulijeva u rijeku. '.repeat(20)
  const rows = Array.from({ length: 80 }, (_, at) => ({ redak: at, '?0': text + at }))
  let turns = 0
  const timer = setInterval(() => (turns += 1), 1)
  const shown = await rowsForParent(rows)
  clearInterval(timer)
  expect(shown).toHaveLength(80)
  expect(shown[0]).toEqual({ redak: 0 })
  expect(turns).toBeGreaterThan(1)
})
