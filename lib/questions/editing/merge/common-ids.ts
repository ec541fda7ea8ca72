import type { Versions } from '@/lib/admin/merge/model'
import { idsOfSide, sidesOf, withIds, withOptionIds, type Side } from '../../kinds/option-sides'
import type { QuestionBody } from '../../model'

/**
 * Three versions of a body with the ids of their options; a new one has an empty id, or that of the
 * same new one which the other editor has saved. Where a version names none, an option is known by its
 * words, and one with other words is that whose place it has.
 */
export function withCommonIds<Body extends QuestionBody>(given: Versions<Body>): Versions<Body> {
  const base = withIds(given.base)
  const [mine, theirs] = [named(given.mine, base), named(given.theirs, base)]
  return { base, mine: withSaved(mine, theirs), theirs }
}

const hasNames = ({ named: ids }: Side) => ids.some(Boolean)

function named<Body extends QuestionBody>(body: Body, base: Body): Body {
  const known = sidesOf(base)
  const ids = sidesOf(body).map((side, index) => {
    const other = known[index]
    return hasNames(side) || !other ? side.named.map((id = '') => id) : idsBy(side.texts, other)
  })
  return withOptionIds(body, ids)
}

function idsBy(texts: string[], known: Side): string[] {
  const ids = idsOfSide(known)
  const free = new Set(ids)
  const take = (id: string | undefined) => (id !== undefined && free.delete(id) ? id : undefined)
  const byWords = texts.map((text) =>
    take(ids.find((id, index) => free.has(id) && known.texts[index] === text)),
  )
  return byWords.map((id, index) => id ?? take(ids[index]) ?? '')
}

function withSaved<Body extends QuestionBody>(mine: Body, theirs: Body): Body {
  const saved = sidesOf(theirs)
  const ids = sidesOf(mine).map(({ texts, named: own }, at) => {
    const taken = new Set(own)
    const isSaved = (text: string) => (id: string | undefined, index: number) =>
      !taken.has(id) && saved[at]?.texts[index] === text
    return own.map((id, index) => {
      const found = id || saved[at]?.named.find(isSaved(texts[index] ?? '')) || ''
      taken.add(found)
      return found
    })
  })
  return withOptionIds(mine, ids)
}
