import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { QUESTION_KINDS } from '@/lib/content/questions/model'
import { countQuestionFeatures, markdownTable } from '@/lib/editing/authoring/question-counts'
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

const COLUMNS = ['with changing numbers', 'with drawings', 'with pictures', 'with hints']

/** What the questions of some lessons have, by column. */
function rowOf(name: string, of: typeof lessons): (string | number)[] {
  const counts = countQuestionFeatures(of.flatMap(({ questions }) => questions))
  return [
    ...[name, of.length, counts.all, counts.changing],
    ...[counts.drawings, counts.pictures, counts.hinted],
    ...QUESTION_KINDS.map(counts.ofKind),
  ]
}

test('docs/seed-content.md counts the questions of each subject (written by vitest -u)', async () => {
  const rows = subjects.map((subject) =>
    rowOf(
      subject.slug,
      lessons.filter(({ unit }) => subjectOf.get(unit) === subject),
    ),
  )
  const head = ['Subject', 'lessons', 'questions', ...COLUMNS, ...QUESTION_KINDS]
  const table = markdownTable([head, ...rows, rowOf('all', lessons)])
  const text = `# Questions of the seed

Lessons of this repository, without fun quizzes. Written by a test, which compares it; the number
after a subject's name is its grade.

${table}
`
  const file = 'docs/seed-content.md'
  const options = { ...(await resolveConfig(file)), parser: 'markdown' }
  await expect(await format(text, options)).toMatchFileSnapshot(`../../../../${file}`)
})
