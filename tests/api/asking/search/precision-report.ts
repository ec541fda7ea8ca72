import type { LessonSearchResult } from '@/lib/content/curriculum/model'

/** A query with its results. */
export type Asked = {
  query: string
  /** The grade of the pupil who would type it. */
  grade: number
  /** It has a typo or spelling error, no diacritics, or dialect words. */
  slip: boolean
  /** True if a lesson answers it. */
  isAnswered: boolean
  /** The position of the first right lesson, from 0; -1 for none. */
  place: number
  /** Shown as a match, not as the closest result. */
  isSure: boolean
  found: LessonSearchResult[]
}

type Query = Pick<Asked, 'query' | 'grade' | 'slip'> & {
  /** Lessons that may come first, as grade/lesson; empty if no lesson answers. */
  right: string[]
}

export const judged = ({ right, ...one }: Query, found: LessonSearchResult[]): Asked => ({
  ...one,
  isAnswered: right.length > 0,
  place: found.findIndex(({ gradeSlug, slug }) => right.includes(`${gradeSlug}/${slug}`)),
  isSure: !found[0]?.isNear,
  found,
})

export const shareOf = (all: Asked[], holds: (one: Asked) => boolean): number =>
  all.filter(holds).length / all.length

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const isFirst = ({ place }: Asked) => place === 0
const isNearTop = ({ place }: Asked) => place >= 0 && place < 3

/** The text of docs/search.md. */
export function written(asked: Asked[], byPupils: Asked[], own: Asked[]): string {
  const answered = asked.filter(({ isAnswered }) => isAnswered)
  const answeredToPupils = byPupils.filter(({ isAnswered }) => isAnswered)
  const others = asked.filter(({ isAnswered }) => !isAnswered)
  const shown = others.filter(({ found, isSure }) => found.length > 0 && isSure)
  const grades = [...Map.groupBy(answered, ({ grade }) => `grade ${grade}`)].sort()
  const slips = [...Map.groupBy(answered, ({ slip }) => (slip ? 'with slips' : 'without slips'))]
  return [
    '# What pupils find first',
    '',
    'Written by `npm run evaluate`. Why the search is as it is: decisions [052](decisions/052-search-knows-croatian.md) and [075](decisions/075-search-weighs-words.md).',
    '',
    `${asked.length} queries in the words of pupils, each with the lessons that a teacher would accept first (\`tests/fixtures/asked-by-pupils.json\`): ${answered.length} that a lesson of the seed answers, ${others.length} that none does. Two language models wrote them, one for grades 1 to 4 and one for grades 5 to 8, from the lessons alone, without having seen the search; they were opened when it was finished. One kind was added after that, formulas of letters alone (NaOH), and changed no result. Five queries that no lesson answered are answered since grade 5 mathematics is whole, and lessons of that textbook which a teacher would accept were added. A guest asks, among all lessons, except in the second row.`,
    '',
    'What they can’t show: no child typed them; writers who read a lesson ask more to the point than somebody who does not know what there is; a wrong neighbour is more frequent among more lessons: with 36 lessons 87.3 % came first, and 95.3 % among three. What has become known of them since can’t be unknown: the next change needs queries of its own.',
    '',
    ...table([
      ['', 'Queries', 'Right lesson first', 'Among the first three'],
      ...[
        ['all', answered] as const,
        ['all, asked by pupils of their grade', answeredToPupils] as const,
        ...grades,
        ...slips,
      ].map(([name, some]) => [
        name,
        String(some.length),
        percent(shareOf(some, isFirst)),
        percent(shareOf(some, isNearTop)),
      ]),
    ]),
    '',
    `Shown as found although no lesson has it: ${shown.length} of ${others.length}${shown.length ? `: ${shown.map(({ query }) => query).join('; ')}` : ''}. Others are told that there is nothing, and of the nearest at most three.`,
    '',
    `The list of before (\`tests/fixtures/pupils-questions.ts\`), written by the search’s own authors: ${own.filter(isFirst).length} of ${own.length}.`,
    '',
    '## Another lesson first',
    '',
    ...table([
      ['Asked', 'First result', 'Right one'],
      ...answered
        .filter((one) => !isFirst(one))
        .map(({ query, found, place }) => [
          query.replaceAll('|', '\\|'),
          found[0]?.title ?? 'nothing',
          place < 0 ? 'not found' : `${place + 1}.`,
        ]),
    ]),
    '',
  ].join('\n')
}

function table(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0), 3),
  )
  const line = (cells: string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = rows
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)]
}
