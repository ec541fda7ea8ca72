import { describe, expect, it } from 'vitest'
import { earlyReaderWarning, wordsToRead } from '@/lib/content/questions/early-reader-words'
import { readTree } from '@/lib/editing/transfer/import/read-tree'

describe('words of a question for early readers', () => {
  it.each([
    ['Koliko je $a + 12$?', 2],
    ['Traka ima {a|dio|dijela|dijelova}. Svaki je dug 10 cm.', 7],
    ['Koliko je {a} i {=a+b}? \n\n![Pet jabuka na stolu](figura:kocke?kocke=1)', 3],
    ['*Ana* – Ivan, 12!', 2],
    ['', 0],
  ])('%s has %i', (text, words) => expect(wordsToRead(text)).toBe(words))

  it('twelve words are fine, thirteen are warned of', () => {
    const twelve = Array.from({ length: 12 }, () => 'riječ').join(' ')
    expect(earlyReaderWarning(twelve)).toBeNull()
    expect(earlyReaderWarning(`${twelve} više`)).toBe(
      'Pitanje ima 13 riječi. U 1. i 2. razredu neka ih bude najviše 12.',
    )
  })

  it('the seed’s questions of grades 1 and 2 are short enough', async () => {
    const trees = await Promise.all(
      ['1-razred', '2-razred'].map((grade) =>
        readTree(`lib/content/seed/${grade}`, { isChecked: false }),
      ),
    )
    const questions = trees.flatMap(({ tree }) => tree.lessons).flatMap((one) => one.questions)
    expect(questions.length).toBeGreaterThan(150)
    const long = questions.filter(({ text }) => earlyReaderWarning(text) !== null)
    expect(long.map(({ key }) => key)).toEqual([])
  })
})
