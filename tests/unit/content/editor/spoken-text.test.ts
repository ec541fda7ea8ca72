import { expect, test } from 'vitest'
import {
  plannedRecordingAt,
  spokenTextAt,
  withRecording,
} from '@/components/content/editor/spoken-text'

/** A text with its selection in brackets, or its cursor as a bar. */
function marked(text: string) {
  const from = text.search(/[[|]/)
  const isCursor = text[from] === '|'
  const plain = text.replace(/[[\]|]/g, '')
  return { text: plain, range: { from, to: isCursor ? from : text.indexOf(']') - 1 } }
}

test.each([
  ['Pas la|je. Mačka spava.', 'Pas laje.'],
  ['Pas laje. Mačka |spava.', 'Mačka spava.'],
  ['Pas laje. Mačka spava.|', 'Mačka spava.'],
  ['|Pas laje. Mačka spava.', 'Pas laje.'],
  ['Pas [laje. Mačka] spava.', 'laje. Mačka'],
  ['Naslov\n\n**Mačka** *sp|ava* `ovdje`.', 'Mačka spava ovdje.'],
  ['# Nas|lov\n\nTekst.', 'Naslov'],
  ['Koliko je $2 + 3$?|', 'Koliko je 2 + 3?'],
  ['|', ''],
])('at %j is said %j', (at, said) => {
  const { text, range } = marked(at)
  expect(spokenTextAt(text, range).text).toBe(said)
})

test('links are said by their words, pictures not at all', () => {
  const text = 'Vidi [sliku](/a) ![Opis](a.svg) i kraj.'
  expect(spokenTextAt(text, { from: 3, to: 3 }).text).toBe('Vidi sliku i kraj.')
})

test('a text is as long as a description may be, by whole words', () => {
  const { text } = spokenTextAt('riječ '.repeat(100), { from: 0, to: 0 })
  expect(text.length).toBeLessThanOrEqual(300)
  expect(text.endsWith('riječ')).toBe(true)
})

const MARK = '![x](/snimke/x)'
test.each([
  ['Pas la|je. Mačka spava.', true, `Pas laje. ${MARK} Mačka spava.`],
  ['Pas laje. Mačka spa|va.', true, `Pas laje. Mačka spava.\n\n${MARK}`],
  ['Pas laje. Mačka spa|va.', false, `Pas laje. Mačka spava. ${MARK}`],
  ['Pas la|je.\n\nMačka.', true, `Pas laje.\n\n${MARK}\n\nMačka.`],
  ['Pas [laje] danas.', true, `Pas laje ${MARK} danas.`],
  ['|', false, MARK],
])('in %j the recording comes behind its sentence', (at, hasLines, written) => {
  const { text, range } = marked(at)
  expect(withRecording(text, plannedRecordingAt(text, range).place, MARK, hasLines).text).toBe(
    written,
  )
})

test('a new recording replaces the one at the cursor, but not a picture', () => {
  const sound = 'Čuj ![Pas laje](/snimke/pas) sad.'
  const again = plannedRecordingAt(sound, { from: 8, to: 8 })
  expect(again.said).toBe('Pas laje')
  expect(withRecording(sound, again.place, MARK, true).text).toBe(`Čuj ${MARK} sad.`)
  const image = 'Vidi ![Pas](pas.svg) sad.'
  const { place } = plannedRecordingAt(image, { from: 8, to: 8 })
  expect(withRecording(image, place, MARK, true).text).toContain('![Pas](pas.svg)')
})
