import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { FREE_QUESTIONS } from '@/lib/people/billing/limits'
import { lessonPath } from '@/lib/platform/paths'
import type { ImportedQuestion } from '@/lib/content/questions/gift'
import { parseGift } from '../../support/parse-gift'
import type { BodyOf, QuestionKind } from '@/lib/content/questions/model'

const SEED = fileURLToPath(new URL('../../../lib/content/seed', import.meta.url))

/**
 * A lesson as in its files, with the texts that the site must show and the answer keys that it must
 * hide.
 */
export type SeedLesson = {
  gradeSlug: string
  literatureSlug: string
  slug: string
  title: string
  path: string
  /** The lesson's Markdown file, including its front matter. */
  script: string
  questions: ImportedQuestion[]
  checks: SeedCheck[]
}

/** An open question as in its file. */
type SeedCheck = {
  pitanje: string
  uzoran_odgovor: string
  kljucne_tocke: (string | { tocka: string })[]
}

/** All lessons of the demo content. */
export const lessons: SeedLesson[] = globSync('*/*/*/*/*/pitanja.gift', { cwd: SEED })
  .sort()
  .map(readLesson)

function readLesson(file: string): SeedLesson {
  const [gradeSlug = '', , literatureSlug = '', , slug = ''] = file.split(path.sep)
  const gift = readFileSync(path.join(SEED, file), 'utf8')
  const script = readFileSync(path.join(SEED, path.dirname(file), 'skripta.md'), 'utf8')
  const [, frontMatter = ''] = /^---\n([\s\S]*?)\n---/.exec(script) ?? []
  return {
    gradeSlug,
    literatureSlug,
    slug,
    title: String(parse(frontMatter).naslov),
    path: lessonPath({ gradeSlug, literatureSlug, slug }),
    script,
    // Each worker reads all lessons. Other tests check them, with many draws of each question.
    questions: parseGift(gift, file, { isChecked: false }).questions,
    checks: parse(
      readFileSync(path.join(SEED, path.dirname(file), 'provjera.yaml'), 'utf8'),
    ) as SeedCheck[],
  }
}

/** The questions that a guest may answer. */
export const demoQuestions = ({ questions }: SeedLesson) => questions.slice(0, FREE_QUESTIONS)

export const kindsOf = (lesson: SeedLesson) =>
  new Set(demoQuestions(lesson).map(({ body }) => body.kind))

export type PlacedQuestion<Kind extends QuestionKind = QuestionKind> = {
  lesson: SeedLesson
  /** Index among the lesson's questions, from 0. */
  index: number
  question: ImportedQuestion & { body: BodyOf<Kind> }
}

/** The first question of a kind that a guest gets and that fulfils the condition. */
export function findQuestion<Kind extends QuestionKind>(
  kind: Kind,
  suits: (question: PlacedQuestion<Kind>['question']) => boolean = () => true,
): PlacedQuestion<Kind> {
  for (const lesson of lessons) {
    const isWanted = (question: ImportedQuestion): question is PlacedQuestion<Kind>['question'] =>
      question.body.kind === kind &&
      // Questions with random numbers are left out: the page has other numbers than the file.
      question.numbers === null &&
      suits(question as PlacedQuestion<Kind>['question'])
    const question = demoQuestions(lesson).find(isWanted)
    if (question) return { lesson, question, index: lesson.questions.indexOf(question) }
  }
  throw new Error(`No lesson asks a guest such a question: ${kind}`)
}
