import { expect, test } from 'vitest'
import { parseSubjectTerms, readSubjectTerms } from '@/lib/content/curriculum/terms/subject-terms'
import { loadSpelling } from '@/lib/platform/hr/lexicon/spelling'

test('reads words with a model, words alone and words of one lesson', () => {
  const source = `# Matematika
polovište, nožište = središte
dag, ml # units

@pisanje-c-i-c: voče`
  expect(parseSubjectTerms(source)).toEqual([
    { word: 'polovište', like: 'središte', lesson: null },
    { word: 'nožište', like: 'središte', lesson: null },
    { word: 'dag', like: null, lesson: null },
    { word: 'ml', like: null, lesson: null },
    { word: 'voče', like: null, lesson: 'pisanje-c-i-c' },
  ])
})

test('the list has each word once, and models that exist', async () => {
  const terms = await readSubjectTerms()
  const general = terms.filter(({ lesson }) => lesson === null)
  const words = general.map(({ word }) => word)
  expect(words).toEqual([...new Set(words)])
  const { isSpelled } = await loadSpelling(general)
  expect(words.filter((word) => !isSpelled(word))).toEqual([])
})
