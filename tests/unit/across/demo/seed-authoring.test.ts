import { existsSync, readFileSync } from 'node:fs'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'
import { reviewTree, summariseTree } from '@/lib/editing/authoring/review'
import { seed } from './seed/tree'

const SEED = 'lib/content/seed'
const BOOK = `${SEED}/5-razred/matematika-5/brojevni-atelje-5`
const FILE = 'docs/content.md'
const EXCEPTIONS = '## Exceptions'

const written = existsSync(FILE) ? readFileSync(FILE, 'utf8') : ''
/** The part of the page that a person writes. */
const exceptions = written.slice(written.indexOf(EXCEPTIONS))

const inBook = new Set(
  seed.tree.units
    .filter(({ literature }) => literature === 'brojevni-atelje-5')
    .map(({ slug }) => slug),
)
const book = { ...seed.tree, lessons: seed.tree.lessons.filter(({ unit }) => inBook.has(unit)) }
const { table, outliers } = await summariseTree(BOOK, book)

test('docs/content.md has the table of „Brojevni atelje 5” (written by vitest -u)', async () => {
  const text = `# Content by lesson

„Brojevni atelje 5”, mathematics of grade 5. Written by a test, which compares it;
\`npm run iskra -- check <folder> --summary\` prints it for any folder. The bounds are those of
[authoring.md](authoring.md). Newer kinds are groups, gaps, line and spot; minutes are an estimate.

${table}

${exceptions}`
  const options = { ...(await resolveConfig(FILE)), parser: 'markdown' }
  await expect(await format(text, options)).toMatchFileSnapshot(`../../../../${FILE}`)
})

test('what check advises about the seed is mended, or an exception with a reason', async () => {
  const remarks = await reviewTree(SEED, seed.tree)
  const said = [
    ...outliers.map(({ lesson, what }) => `${lesson}: ${what}`),
    ...remarks.map(({ file, message }) => `${file.split('/').at(-2)}: ${message}`),
  ]
  const listed = [...exceptions.matchAll(/^\| `([\w-]+)` +\| (.+?) +\| (.+?) +\|$/gm)]
  expect(listed.map(([, lesson, what]) => `${lesson}: ${what}`).toSorted()).toEqual(said.toSorted())
})
