import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { QUESTION_KINDS } from '@/lib/content/questions/model'
import { lessons, seed } from './seed/tree'

const { subjects, literature, units } = seed.tree
const subjectOf = new Map(
  units.map((unit) => [
    unit.slug,
    subjects.find(
      ({ slug }) => slug === literature.find((book) => book.slug === unit.literature)?.subject,
    ),
  ]),
)

const COLUMNS = {
  templates: 'with changing numbers',
  drawings: 'with drawings',
  pictures: 'with pictures',
  hints: 'with hints',
} as const

/** What the questions of some lessons have, by column. */
function rowOf(name: string, of: typeof lessons): (string | number)[] {
  const all = of.flatMap(({ questions }) => questions)
  const count = (fits: (question: (typeof all)[number]) => boolean) => all.filter(fits).length
  const has = (text: string) => count((one) => JSON.stringify(one).includes(text))
  return [
    ...[name, of.length, all.length, count(({ numbers }) => numbers !== null)],
    ...[has('figura:'), has('/slike/'), count(({ hints = [] }) => hints.length > 0)],
    ...QUESTION_KINDS.map((kind) => count(({ body }) => body.kind === kind)),
  ]
}

test('docs/seed-content.md counts the questions of each subject (written by vitest -u)', async () => {
  const rows = subjects.map((subject) =>
    rowOf(
      subject.slug,
      lessons.filter(({ unit }) => subjectOf.get(unit) === subject),
    ),
  )
  const head = ['Subject', 'lessons', 'questions', ...Object.values(COLUMNS), ...QUESTION_KINDS]
  const lines = [head, head.map(() => '---'), ...rows, rowOf('all', lessons)]
  const table = lines.map((line) => `| ${line.join(' | ')} |`).join('\n')
  const text = `# Questions of the seed

Lessons of this repository, without fun quizzes. Written by a test, which compares it; the number
after a subject's name is its grade.

${table}
`
  const file = 'docs/seed-content.md'
  const options = { ...(await resolveConfig(file)), parser: 'markdown' }
  await expect(await format(text, options)).toMatchFileSnapshot(`../../../../${file}`)
})
