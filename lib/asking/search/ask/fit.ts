import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { quotedLexeme } from '../index/tsvectors'
import type { QueryWord, InterpretedQuery } from './interpret-query'

/** Weight of a word by its place: title, terms, names above (unit, subject and so on), text. */
const IN = { title: 1, terms: 0.7, above: 0.35, text: 0.15 } as const

/** Bonus for a text that contains a word often. */
const OFTEN = 0.35

/** Bonuses on top of the share of fitting words, where 1 means all of them in the title. */
const ADDED = {
  allInTitle: 0.6,
  wholeTitle: 0.3,
  start: 0.3,
  phrase: 0.4,
  askedGrade: 1,
  ownGrade: 0.6,
  sideBySide: 0.4,
} as const

/**
 * A document with all words fits surely if title and terms contain this share of their weight, or
 * its text has them this close together (1 for adjacent, 1/n with n words between).
 */
const SURE = { told: 0.5, beside: 0.08 } as const

/** `ts_rank` of a word that occurs everywhere with weight 1: the sum of 1/n². */
const MOST_RANK = 1.65

/** Part of a `tsquery`: any of the keys, written for the place they are searched in. */
const oneOf = (keys: readonly string[], write: (key: string) => string) =>
  `(${keys.map(write).join(' | ')})`

/** The words as a `tsquery`. */
export const tsqueryOf = (
  asked: readonly QueryWord[],
  write: (key: string) => string,
  joint: ' & ' | ' | ' | ' <-> ',
): string => asked.map(({ keys }) => oneOf(keys, write)).join(joint)

const at = (weights: string) => (key: string) => `${quotedLexeme(key)}:${weights}`

const num = (value: number): SQL => sql.raw(String(Math.round(value * 1_000) / 1_000))

const sum = (parts: SQL[]): SQL => sql.join(parts, sql` + `)

/** 1 if the condition holds, otherwise 0. */
const one = (condition: SQL): SQL => sql`(${condition})::int`

const inHead = (keys: readonly string[], weights: string): SQL =>
  sql`d.head @@ ${oneOf(keys, at(weights))}::tsquery`

/** The words that a sure result must contain. */
export const requiredWords = ({ asked }: InterpretedQuery): QueryWord[] =>
  asked.filter(({ isLight }) => !isLight)

/** The sum over all words, each scaled by its share of the total weight. */
function shared(asked: readonly QueryWord[], partOf: (word: QueryWord) => SQL): SQL {
  const total = asked.reduce((weights, { weight }) => weights + weight, 0)
  return sum(asked.map((word) => sql`${num(word.weight / total)} * ${partOf(word)}`))
}

/** The share of the words' weight in title and terms of a document `d`. */
export const documentHeadShareSql = ({ asked }: InterpretedQuery): SQL =>
  shared(asked, ({ keys }) => one(inHead(keys, 'AB')))

/**
 * How well title, terms and names above of a document `d` fit; `hasAll` means that all words occur.
 */
export function documentHeadFitSql(
  understood: InterpretedQuery,
  grade: number | null,
  hasAll: SQL,
): SQL {
  const { asked, start } = understood
  const needed = requiredWords(understood)
  // Also when the last word is unfinished and its completions are not all known.
  const startsTitle = sql`d.title like ${titleStartPattern(start)}`
  const words = shared(
    asked,
    ({ keys }) => sql`case when ${inHead(keys, 'A')} or ${startsTitle} then ${num(IN.title)}
      when ${inHead(keys, 'B')} then ${num(IN.terms)}
      when ${inHead(keys, 'C')} then ${num(IN.above)} else 0 end`,
  )
  const inTitle = sum(asked.map(({ keys }) => one(inHead(keys, 'A'))))
  const titleLength = sql`array_length(regexp_split_to_array(d.title, '[^[:alnum:]]+'), 1)`
  const isOf = (order: number | null) => one(sql`coalesce(d.grade = ${order}::smallint, false)`)
  return sql`${words}
    + ${num(ADDED.wholeTitle)} * floor(2.0 * (${inTitle}) / ${titleLength}) / 2
    + ${one(hasAll)} * (
      ${num(ADDED.allInTitle)} * ${one(sql`d.head @@ ${tsqueryOf(needed, at('A'), ' & ')}::tsquery or ${startsTitle}`)}
      + ${num(ADDED.start)} * ${one(startsTitle)}
      + ${num(ADDED.phrase)} * ${one(sql`d.head @@ ${tsqueryOf(asked, quotedLexeme, ' <-> ')}::tsquery`)}
      + ${num(ADDED.askedGrade)} * ${isOf(understood.grade)}
      + ${num(ADDED.ownGrade)} * ${isOf(grade)})`
}

/** A `like` pattern for titles with this start. */
export const titleStartPattern = (start: string): string => `${start.replace(/[\\%_]/g, '\\$&')}%`

/**
 * How well the text of a document `d` fits. Words already in the title get no bonus for frequency.
 */
export const textFitSql = ({ asked }: InterpretedQuery): SQL =>
  shared(asked, ({ keys }) => {
    const query = sql`${oneOf(keys, quotedLexeme)}::tsquery`
    const often = sql`least(1, ${keys.length} * ts_rank('{1, 1, 1, 1}', d.body, ${query}) / ${num(MOST_RANK)})`
    return sql`case when d.body @@ ${query}
      then ${num(IN.text)} + ${num(OFTEN)} * ${often} * ${one(sql`not ${inHead(keys, 'A')}`)} else 0 end`
  })

/** Bonus for words close together in a text; a single word gets none. */
export const nearnessFitSql = (understood: InterpretedQuery, beside: SQL): SQL =>
  requiredWords(understood).length > 1 ? sql`least(${num(ADDED.sideBySide)}, ${beside})` : sql`0`

/** Whether a document `d` with all words fits surely. */
export const isSureSql = (
  everywhere: SQL,
  told: SQL,
  beside: SQL,
): SQL => sql`(d.words @@ ${everywhere}
  and (${told} >= ${num(SURE.told)} or d.head @@ ${everywhere} or ${beside} >= ${num(SURE.beside)}))`
