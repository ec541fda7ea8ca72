import { describe, expect, it } from 'vitest'
import {
  earlyReaderWarnings,
  countWordsToRead,
} from '@/lib/content/questions/early-reader-warnings'
import type { ImportedQuestion } from '@/lib/content/questions/model'
import { readTree } from '@/lib/editing/transfer/import/read-tree'

type Body = ImportedQuestion['body']
const CLAIM = { kind: 'true-false' } as Body

describe('words of a question for early readers', () => {
  it.each([
    ['Koliko je $a + 12$?', 2],
    ['Traka ima {a|dio|dijela|dijelova}. Svaki je dug 10 cm.', 7],
    ['Koliko je {a} i {=a+b}? \n\n![Pet jabuka na stolu](figura:kocke?kocke=1)', 3],
    ['*Ana* – Ivan, 12!', 2],
    ['', 0],
  ])('%s has %i', (text, words) => expect(countWordsToRead(text)).toBe(words))

  it('twelve words are fine, thirteen are warned of', () => {
    const twelve = Array.from({ length: 12 }, () => 'riječ').join(' ')
    expect(earlyReaderWarnings({ text: twelve, body: CLAIM })).toEqual([])
    expect(earlyReaderWarnings({ text: `${twelve} više`, body: CLAIM })).toEqual([
      'Pitanje ima 13 riječi. U 1. i 2. razredu neka ih bude najviše 12.',
    ])
  })

  it('a word that is typed is warned of, alone and in a gap', () => {
    const TYPED = ['Pitanje traži pisanje riječi. U 1. i 2. razredu neka se odgovor odabire.']
    const gap = (kind: 'short' | 'number') =>
      ({ kind: 'gaps', passage: '[[1]]', gaps: [{ kind }] }) as unknown as Body
    expect(earlyReaderWarnings({ text: 'Tko?', body: { kind: 'short' } as Body })).toEqual(TYPED)
    expect(earlyReaderWarnings({ text: 'Tko?', body: gap('short') })).toEqual(TYPED)
    expect(earlyReaderWarnings({ text: 'Koliko?', body: gap('number') })).toEqual([])
  })

  it('the seed’s questions of grades 1 and 2 are short, and no word is typed', async () => {
    const trees = await Promise.all(
      ['1-razred', '2-razred'].map((grade) =>
        readTree(`lib/content/seed/${grade}`, { isChecked: false }),
      ),
    )
    const questions = trees.flatMap(({ tree }) => tree.lessons).flatMap((one) => one.questions)
    expect(questions.length).toBeGreaterThan(150)
    const warned = questions.filter((question) => earlyReaderWarnings(question).length)
    expect(warned.map(({ key }) => key)).toEqual([])
  })
})
