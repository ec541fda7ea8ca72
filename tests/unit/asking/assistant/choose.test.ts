import { expect, test } from 'vitest'
import { choosePassages } from '@/lib/asking/assistant/choose'
import type { HelpKind } from '@/lib/asking/assistant/help'
import type { LessonPassage } from '@/lib/asking/assistant/passages'

const passage = (title: string, markdown: string): LessonPassage => ({
  title,
  path: title,
  markdown,
})

const INTRO = passage('Skripta', 'Ostane ponešto.')
const WHAT = passage('Što je ostatak', 'Ostatak je ono što preostane.')
const HOW_MUCH = passage('Koliki ostatak može biti', 'Manji je od djelitelja, npr. 3 od 4.')
const WORKED = passage('Riješeni primjer', 'Izračunajmo 47 : 6.')
const RECALL = passage('Provjeri se', 'Mara lijepi naljepnice.')
const SCRIPT = [INTRO, WHAT, HOW_MUCH, WORKED, RECALL]

const shown = (help: HelpKind, fit: LessonPassage[]) =>
  choosePassages(help, SCRIPT, fit).map(({ title }) => title)

test('an explanation does not start with an example, an example does', () => {
  const fit = [RECALL, WORKED, WHAT]
  expect(shown('explain', fit)).toEqual(['Što je ostatak', 'Riješeni primjer', 'Provjeri se'])
  expect(shown('example', fit).slice(0, 2)).toEqual([
    'Riješeni primjer',
    'Koliki ostatak može biti',
  ])
})

test.each([[[WHAT]], [[WHAT, WORKED]], [[WORKED]], [[]]])(
  'the third hint contains the second and more: %#',
  (fit) => {
    const [second] = shown('hint-2', fit)
    const third = shown('hint-3', fit).slice(0, 3)
    expect(third[0]).toBe(second)
    expect(third).toHaveLength(3)
    expect(new Set(third).size).toBe(3)
  },
)

test('when nothing fits, the script is shown from its beginning', () => {
  expect(shown('explain', []).slice(0, 2)).toEqual(['Skripta', 'Što je ostatak'])
})
