import { CARDS, LESSONS, QUESTIONS } from '@/lib/content/nouns'
import { counted, type PluralForms } from '@/lib/hr/plurals'
import type { ContentTree } from '../import/model'
import type { Stored } from './stored'

const UNITS: PluralForms = ['cjelina', 'cjeline', 'cjelina']
const CHECKS: PluralForms = ['pitanje provjere', 'pitanja provjere', 'pitanja provjere']
const NAMED = 3

type Known = Record<'unit' | 'lesson' | 'question' | 'card' | 'check', Stored[]>

/** Says what is here and not in the archive: an import leaves it as it is. */
export function staysNote(tree: ContentTree, known: Known): string[] {
  const wanted = new Map(tree.lessons.map((lesson) => [lesson.slug, lesson]))
  const inTree = new Map(known.lesson.map((row) => [row.id, wanted.get(String(row.slug))]))
  const isHere = ({ binnedAt }: Stored) => !binnedAt
  const missing = <Item>(
    rows: Stored[],
    of: (lesson: ContentTree['lessons'][number]) => Item[],
    isOne: (item: Item, row: Stored) => boolean,
  ) =>
    rows.filter((row) => {
      const lesson = inTree.get(String(row.lessonId))
      return lesson && isHere(row) && !of(lesson).some((item) => isOne(item, row))
    })
  const units = known.unit.filter(({ slug }) => !tree.units.some((unit) => unit.slug === slug))
  const lessons = known.lesson.filter((row) => isHere(row) && !wanted.has(String(row.slug)))
  const questions = missing(
    known.question,
    (lesson) => lesson.questions,
    ({ key }, row) => key === row.key,
  )
  const cards = missing(
    known.card,
    (lesson) => lesson.cards,
    ({ front }, row) => front === row.front,
  )
  const checks = missing(
    known.check,
    (lesson) => lesson.checks,
    ({ prompt }, row) => prompt === row.prompt,
  )
  const parts = [
    said(units, UNITS, 'name'),
    said(lessons, LESSONS, 'title'),
    said(questions, QUESTIONS, 'key'),
    said(cards, CARDS, 'front'),
    said(checks, CHECKS, 'prompt'),
  ].filter(Boolean)
  return parts.length ? [`Ostaje kako jest, jer nije u arhivi: ${parts.join('; ')}.`] : []
}

function said(rows: Stored[], forms: PluralForms, name: string): string {
  if (!rows.length) return ''
  const names = rows.slice(0, NAMED).map((row) => `„${String(row[name])}”`)
  return `${counted(rows.length, forms)} (${names.join(', ')}${rows.length > NAMED ? ', …' : ''})`
}
