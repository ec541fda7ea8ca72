import { CARDS, LESSONS, QUESTIONS } from '@/lib/content/curriculum/nouns'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import type { ContentTree, LessonNode } from '../import/model'
import type { StoredRow } from './stored'

const UNITS: PluralForms = ['cjelina', 'cjeline', 'cjelina']
const CHECKS: PluralForms = ['pitanje provjere', 'pitanja provjere', 'pitanja provjere']
const NAMED = 3

type Known = Record<'unit' | 'lesson' | 'question' | 'card' | 'check', StoredRow[]>

/** Names content that the archive does not have; an import leaves it unchanged. */
export function unchangedContentNotes(tree: ContentTree, known: Known): string[] {
  const wanted = new Map(tree.lessons.map((lesson) => [lesson.slug, lesson]))
  const slugs = new Map(known.lesson.map(({ id, slug }) => [id, String(slug)]))
  const isHere = ({ binnedAt }: StoredRow) => !binnedAt
  /** Stored parts of the archive's lessons that the archive does not have, by key. */
  const missing = (rows: StoredRow[], column: string, keysOf: (lesson: LessonNode) => string[]) => {
    const keys = new Set(
      tree.lessons.flatMap((lesson) => keysOf(lesson).map((key) => `${lesson.slug}\t${key}`)),
    )
    return rows.filter((row) => {
      const slug = slugs.get(String(row.lessonId)) ?? ''
      return wanted.has(slug) && isHere(row) && !keys.has(`${slug}\t${String(row[column])}`)
    })
  }
  const units = known.unit.filter(({ slug }) => !tree.units.some((unit) => unit.slug === slug))
  const lessons = known.lesson.filter((row) => isHere(row) && !wanted.has(String(row.slug)))
  const questions = missing(known.question, 'key', (one) => one.questions.map(({ key }) => key))
  const cards = missing(known.card, 'front', (one) => one.cards.map(({ front }) => front))
  const checks = missing(known.check, 'prompt', (one) => one.checks.map(({ prompt }) => prompt))
  const parts = [
    said(units, UNITS, 'name'),
    said(lessons, LESSONS, 'title'),
    said(questions, QUESTIONS, 'key'),
    said(cards, CARDS, 'front'),
    said(checks, CHECKS, 'prompt'),
  ].filter(Boolean)
  return parts.length ? [`Ostaje kako jest, jer nije u arhivi: ${parts.join('; ')}.`] : []
}

function said(rows: StoredRow[], forms: PluralForms, name: string): string {
  if (!rows.length) return ''
  const names = rows.slice(0, NAMED).map((row) => `„${String(row[name])}”`)
  return `${counted(rows.length, forms)} (${names.join(', ')}${rows.length > NAMED ? ', …' : ''})`
}
