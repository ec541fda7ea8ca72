import 'server-only'
import { asc, eq } from 'drizzle-orm'
import type { RelatedChanges } from '@/lib/platform/admin/change'
import type { Transaction } from '@/lib/platform/db/client'
import { invalidField } from '@/lib/platform/http/errors'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { cards, checkQuestions, type KeyPoint } from '../tables'

/** An item without an id, or with an id of another lesson, is matched by its text. */
type Card = { id?: string | undefined; front: string; back: string }
type Check = { id?: string | undefined; prompt: string; modelAnswer: string; keyPoints: KeyPoint[] }

/**
 * The stored and logged texts of an item. Ids are left out: restoring an older state matches by
 * text.
 */
const cardWords = ({ front, back }: Card) => ({ front, back })
const checkWords = ({ prompt, modelAnswer, keyPoints }: Check) => ({
  ...{ prompt, modelAnswer, keyPoints },
})

/**
 * The cards and open questions of a lesson, checked, in the form that `writeRecord` writes and logs.
 * @throws HttpError 400 for repeated items and for texts that are not valid Markdown
 */
export const lessonPartsToWrite =
  (tx: Transaction, wanted: { cards: Card[]; checks: Check[] }) =>
  async (lessonId: string | null): Promise<RelatedChanges> => {
    assertUniqueKeys(
      'cards',
      wanted.cards.map(({ front }) => front),
    )
    assertUniqueKeys(
      'checks',
      wanted.checks.map(({ prompt }) => prompt),
    )
    const storedCards = lessonId ? await cardsOf(tx, lessonId) : []
    const storedChecks = lessonId ? await checksOf(tx, lessonId) : []
    assertValidMarkdown('cards', wanted.cards, storedCards, ({ front, back }) => [front, back])
    assertValidMarkdown('checks', wanted.checks, storedChecks, textsOfCheck)
    return {
      cards: {
        before: storedCards.map(cardWords),
        after: wanted.cards.map(cardWords),
        write: (id) => writeCards(tx, id, storedCards, wanted.cards),
      },
      checks: {
        before: storedChecks.map(checkWords),
        after: wanted.checks.map(checkWords),
        write: (id) => writeChecks(tx, id, storedChecks, wanted.checks),
      },
    }
  }

const textsOfCheck = ({ prompt, modelAnswer, keyPoints }: Check) => [
  ...[prompt, modelAnswer],
  ...keyPoints.map(({ point }) => point),
]

/**
 * New texts must be valid Markdown for an import, so that every exported lesson can be imported
 * again.
 */
function assertValidMarkdown<Item>(
  field: string,
  wanted: Item[],
  stored: Item[],
  textsOf: (item: Item) => string[],
): void {
  const known = new Set(stored.flatMap(textsOf))
  for (const text of wanted.flatMap(textsOf)) {
    const [fault] = known.has(text) ? [] : checkMarkdown(text).faults
    if (fault) throw invalidField(field, `„${text.slice(0, NAMED)}”: ${fault.message}`)
  }
}

/** Number of characters of a text that an error message quotes. */
const NAMED = 60

const cardsOf = (tx: Transaction, lessonId: string) =>
  tx.select().from(cards).where(eq(cards.lessonId, lessonId)).orderBy(asc(cards.position))

const checksOf = (tx: Transaction, lessonId: string) =>
  tx
    .select()
    .from(checkQuestions)
    .where(eq(checkQuestions.lessonId, lessonId))
    .orderBy(asc(checkQuestions.position))

/**
 * The front of a card and the prompt of a check identify the item, so they must be unique in a
 * lesson.
 */
function assertUniqueKeys(field: string, keys: string[]): void {
  const twice = keys.find((key, place) => keys.indexOf(key) !== place)
  if (twice !== undefined) throw invalidField(field, `Dvaput je isto: „${twice}”.`)
}

/**
 * Finds the stored item for each wanted item, so that pupils' review schedules stay: by id, else by
 * key, else by position, and each stored item only once. When the client sends ids, positions don't
 * count: items with neither a known id nor a known key are new.
 */
function matched<Stored extends { id: string }, Wanted extends { id?: string | undefined }>(
  stored: Stored[],
  wanted: Wanted[],
  keyOf: (one: Stored | Wanted) => string,
): (Stored | undefined)[] {
  const found = new Map<Wanted, Stored>()
  const left = new Set(stored)
  const match = (find: (one: Wanted, place: number) => Stored | undefined) => {
    for (const [place, one] of wanted.entries()) {
      const known = found.has(one) ? undefined : find(one, place)
      if (!known || !left.delete(known)) continue
      found.set(one, known)
    }
  }
  match(({ id }) => stored.find((one) => one.id === id))
  match((one) => [...left].find((other) => keyOf(other) === keyOf(one)))
  if (!wanted.some(({ id }) => id)) match((_, place) => stored[place])
  return wanted.map((one) => found.get(one))
}

/** A temporary key. Two items may swap keys, so each first gets a unique one. */
const temporaryKey = (id: string) => `\u2026${id}`

async function writeCards(
  tx: Transaction,
  lessonId: string,
  stored: (typeof cards.$inferSelect)[],
  wanted: Card[],
): Promise<void> {
  const kept = matched(stored, wanted, ({ front }) => front)
  for (const { id } of stored)
    if (!kept.some((one) => one?.id === id)) await tx.delete(cards).where(eq(cards.id, id))
  for (const [index, one] of kept.entries())
    if (one && one.front !== wanted[index]?.front)
      await tx
        .update(cards)
        .set({ front: temporaryKey(one.id) })
        .where(eq(cards.id, one.id))
  for (const [index, card] of wanted.entries()) {
    const values = { ...cardWords(card), position: index + 1 }
    const known = kept[index]
    if (known) await tx.update(cards).set(values).where(eq(cards.id, known.id))
    else await tx.insert(cards).values({ ...values, lessonId })
  }
}

async function writeChecks(
  tx: Transaction,
  lessonId: string,
  stored: (typeof checkQuestions.$inferSelect)[],
  wanted: Check[],
): Promise<void> {
  const kept = matched(stored, wanted, ({ prompt }) => prompt)
  for (const { id } of stored)
    if (!kept.some((one) => one?.id === id))
      await tx.delete(checkQuestions).where(eq(checkQuestions.id, id))
  for (const [index, one] of kept.entries())
    if (one && one.prompt !== wanted[index]?.prompt)
      await tx
        .update(checkQuestions)
        .set({ prompt: temporaryKey(one.id) })
        .where(eq(checkQuestions.id, one.id))
  for (const [index, check] of wanted.entries()) {
    const values = { ...checkWords(check), position: index + 1 }
    const known = kept[index]
    if (known) await tx.update(checkQuestions).set(values).where(eq(checkQuestions.id, known.id))
    else await tx.insert(checkQuestions).values({ ...values, lessonId })
  }
}
