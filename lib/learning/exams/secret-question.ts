import 'server-only'
import { and, isNull, sql } from 'drizzle-orm'
import { prepared } from '@/lib/platform/db/client'
import { questions } from '@/lib/content/questions/tables'
import { pupils } from '@/lib/people/users/tables'
import { tests } from './tables'
import { secretUntil } from './timer'
import { forgetOpenTest, mayHaveOpenTestUntil } from './families-in-test'

const openTests = prepared(['accountId', 'number'], (database, { accountId, number }) => {
  const parentId = sql`coalesce(
    (select ${pupils.parentId} from ${pupils} where ${pupils.id} = ${accountId}::uuid),
    ${accountId}::uuid)`
  return database
    .select({
      startedAt: tests.startedAt,
      minutes: tests.minutes,
      isAsked: sql<boolean>`exists (select 1 from ${questions}
        where ${questions.number} = ${number}::int
          and ${questions.id} = any(${tests.questionIds}))`,
    })
    .from(tests)
    .where(
      and(
        sql`${tests.pupilId} in (select id from pupils family where family.parent_id = ${parentId})`,
        isNull(tests.finishedAt),
      ),
    )
})

/**
 * Whether an open test in this account's family contains the question with this number. While it
 * does, the question's pages show the family no answer. A test without a timer counts only until
 * `secretUntil`, a day after its start, even if it is still open. Without a recent test, no query
 * is made.
 */
export async function isSecretFrom(
  accountId: string,
  number: number,
  now = new Date(),
): Promise<boolean> {
  const until = mayHaveOpenTestUntil(accountId, now)
  if (until === null) return false
  const open = (await openTests({ accountId, number })).filter((test) => now < secretUntil(test))
  if (!open.length) forgetOpenTest(accountId, until)
  return open.some(({ isAsked }) => isAsked)
}
