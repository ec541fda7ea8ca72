import type { Versions } from '@/lib/platform/admin/merge/model'
import {
  idsOfSide,
  sidesOf,
  withExplicitOptionIds,
  withOptionIds,
  type OptionSide,
} from '../../kinds/option-sides'
import type { QuestionBody } from '../../model'

/**
 * Three versions of a body with ids for all options. A new option has an empty id, or the id of an
 * equal new option that the other editor has saved. In a version without ids, an option is
 * identified by its text, or else by its position.
 */
export function withCommonIds<Body extends QuestionBody>(given: Versions<Body>): Versions<Body> {
  const base = withExplicitOptionIds(given.base)
  const [mine, theirs] = [named(given.mine, base), named(given.theirs, base)]
  return { base, mine: withSaved(mine, theirs), theirs }
}

function named<Body extends QuestionBody>(body: Body, base: Body): Body {
  const known = sidesOf(base)
  const ids = sidesOf(body).map((side, index) => idsOf(side, known[index] ?? NO_SIDE))
  return withOptionIds(body, ids)
}

const NO_SIDE: OptionSide = { texts: [], named: [], places: [] }

function idsOf({ texts, named: own }: OptionSide, known: OptionSide): string[] {
  const ids = idsOfSide(known)
  const free = new Set(ids)
  const isBare = !own.some(Boolean)
  const take = (id: string | undefined) => (id !== undefined && free.delete(id) ? id : undefined)
  const isIt = (id: string | undefined, at: number) =>
    known.texts[ids.indexOf(id ?? '')] === texts[at]
  const same = own.map((id, at) => (isIt(id, at) ? take(id) : undefined))
  // The same rule by which a save recognises a retyped row (kinds/keep-ids.ts).
  const byWords = same.map(
    (id, at) =>
      id ??
      (isBare || own[at] ? take(ids.find((one) => free.has(one) && isIt(one, at))) : undefined),
  )
  return byWords.map((id, at) => {
    if (id !== undefined || isBare) return id ?? take(ids[at]) ?? ''
    const other = own[at] ?? ''
    return ids.includes(other) ? (take(other) ?? '') : other
  })
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
