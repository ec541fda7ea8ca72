import { globSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readTree } from '@/lib/editing/transfer/import/read-tree'
import { dailySampleOf } from '../../../../support/sample'
import { isFigureAddress } from '@/lib/platform/figures/figure-address'
import { checkMarkdown } from '@/lib/platform/markdown/check'
import { renderScript } from '@/lib/platform/markdown/render'
import { gradeOf, isEnglish, lessons, seed } from './tree'

test('the seed is read without an error and without a warning', () => {
  expect({ errors: seed.errors, warnings: seed.warnings }).toEqual({ errors: [], warnings: [] })
})

test('questions whose numbers change are sound in 200 draws each, in some lessons a day', async () => {
  const folders = globSync('lib/content/seed/*/*/*/*/*/pitanja.gift').toSorted()
  for (const file of dailySampleOf(folders, 6)) {
    const { errors, warnings } = await readTree(path.dirname(file))
    expect({ file, errors, warnings }).toEqual({ file, errors: [], warnings: [] })
  }
})

test('eight grades have at least three lessons each, in at least nine subject areas', () => {
  const { grades, subjects } = seed.tree
  expect(grades.map(({ order }) => order).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  const byGrade = Map.groupBy(lessons, gradeOf)
  for (const { order } of grades)
    expect(byGrade.get(order)?.length, `grade ${order}`).toBeGreaterThanOrEqual(3)
  expect(new Set(subjects.map(({ area }) => area)).size).toBeGreaterThanOrEqual(9)
})

test('slugs are unique in the whole tree', () => {
  const slugs = Object.values(seed.tree).flatMap((nodes) => nodes.map(({ slug }) => slug))
  expect(slugs).toHaveLength(new Set(slugs).size)
})

test('subjects, textbooks, units and lessons have unambiguous positions', () => {
  const { subjects, literature, units } = seed.tree
  const placed = [
    ...subjects.map(({ grade, position }) => `${grade} ${position}`),
    ...literature.map(({ subject, position }) => `${subject} ${position}`),
    ...units.map(({ literature: book, position }) => `${book} ${position}`),
    ...lessons.map(({ unit, position }) => `${unit} ${position}`),
  ]
  expect(placed).toHaveLength(new Set(placed).size)
})

/** Counts words as a reader does: without front matter, formulas, images and punctuation. */
function wordsIn(script: string): number {
  const text = script.replace(/\$[^$]*\$/g, ' x ').replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0
}

/** Children who are learning to read read little. */
const WORDS: Record<number, [min: number, max: number]> = { 1: [80, 150], 2: [150, 350] }

describe.each(lessons)('$slug', (lesson) => {
  const { script, figures, questions, cards, checks, keywords } = lesson
  const [min, max] = WORDS[gradeOf(lesson)] ?? [350, 700]
  const html = renderScript(script, new Map(figures.map(({ name, svg }) => [name, svg])))
  const { headings, images } = checkMarkdown(script)

  test(`its script has ${min} to ${max} words, within a tenth`, () => {
    expect(wordsIn(script)).toBeGreaterThanOrEqual(min * 0.9)
    expect(wordsIn(script)).toBeLessThanOrEqual(max * 1.1)
  })

  test('it has sections, a worked example and a table, a formula or a list', () => {
    const titles = headings.filter(({ depth }) => depth === 2).map(({ text }) => text)
    expect(titles.length).toBeGreaterThanOrEqual(3)
    expect(
      titles.some((title) => /primjer/i.test(title)),
      titles.join(' | '),
    ).toBe(true)
    expect(html).toMatch(/<table|<math|<ul|<ol/)
    const addresses = [...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id)
    expect(addresses).not.toContain('')
    expect(new Set(addresses).size, addresses.join(' ')).toBe(addresses.length)
  })

  test('its figures are drawn and described', () => {
    expect(images.length).toBeGreaterThanOrEqual(1)
    // A drawing from numbers describes itself where no words replace that.
    for (const { alt, url } of images)
      if (!isFigureAddress(url)) expect(alt.length).toBeGreaterThanOrEqual(10)
    expect(
      html.match(/<figure><svg role="img"(?: class="drawn")? aria-label="[^"]{10,}"/g),
    ).toHaveLength(images.length)
  })

  test('it has three to eight keywords that the search finds', () => {
    expect(new Set(keywords).size).toBe(keywords.length)
    expect(keywords.length).toBeGreaterThanOrEqual(3)
    expect(keywords.length).toBeLessThanOrEqual(8)
  })

  test('it has one section „Provjeri se” with hidden answers', () => {
    expect(headings.filter(({ text }) => text === 'Provjeri se')).toHaveLength(1)
    expect(html.match(/<details class="recall">/g)?.length).toBeGreaterThanOrEqual(1)
    const opened = html.replace(/<details[\s\S]*?<\/details>/g, '')
    expect(opened.slice(opened.indexOf('Provjeri se')).length).toBeGreaterThan(40)
  })

  test('it has at least 12 questions in four kinds, four of them among the first eight', () => {
    const kinds = (list: typeof questions) => new Set(list.map(({ body }) => body.kind)).size
    expect(questions.length).toBeGreaterThanOrEqual(12)
    expect(kinds(questions)).toBeGreaterThanOrEqual(4)
    expect(kinds(questions.slice(0, 8))).toBeGreaterThanOrEqual(4)
  })

  // Answers in English follow English spelling.
  test.skipIf(isEnglish(lesson))('backs of cards are all sentences or all words', () => {
    const backs = cards.map(({ back }) => back)
    const words = backs.filter((back) => /^\p{Ll}/u.test(back))
    const sentences = backs.filter((back) => /^\p{Lu}.*\.$/u.test(back))
    if (words.length > 0) expect(sentences).toEqual([])
  })

  test('it has at least 10 cards', () => {
    expect(cards.length).toBeGreaterThanOrEqual(10)
  })

  // That each model answer holds its key points is tested where they are judged (check/judge-open).
  test('it has at least 3 open questions', () => {
    expect(checks.length).toBeGreaterThanOrEqual(3)
  })
})
