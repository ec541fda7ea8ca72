import { availabilityOf } from '@/lib/across/accounts/nicknames/availability'
import { findAccountByLoginName } from '@/lib/platform/auth/accounts'
import { addPlayers } from './many-players'
import { judged, type Row } from './row'
import { median, milliseconds, quantile, timeOf } from './statistics'

/**
 * With one parent for every five pupils there are 600,000 accounts, about as many as Croatia has
 * pupils and parents.
 */
const PUPILS = 500_000
const ROUNDS = 300

/**
 * Measures the look-ups before a password is checked: the owner of a name, and whether a nickname
 * is free.
 */
export async function measureSignInNames(): Promise<Row[]> {
  await addPlayers(PUPILS)
  const family = (round: number) => 1 + ((round * 7_919) % (PUPILS / 5))
  return [
    await timed('a parent’s name at sign-in', 5, (round) =>
      findAccountByLoginName(`bench-${family(round)}@example.com`),
    ),
    await timed('a name that nobody has', 5, (round) => findAccountByLoginName(`nitko-${round}`)),
    await timed('a nickname that is taken, with another one', 15, (round) =>
      availabilityOf(`bench-${family(round)}-3`),
    ),
  ]
}

async function timed(
  what: string,
  mostMs: number,
  ask: (round: number) => Promise<unknown>,
): Promise<Row> {
  const spent: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) spent.push(await timeOf(() => ask(round)))
  const p95 = quantile(spent, 0.95)
  return judged({
    what: `${what}, of 600,000 accounts, p95`,
    measured: milliseconds(p95),
    beside: `median ${milliseconds(median(spent))}, longest ${milliseconds(Math.max(...spent))}`,
    budget: `<= ${mostMs} ms`,
    holds: p95 <= mostMs,
  })
}
