import { describe, expect, test } from 'vitest'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { zipOf } from '@/tests/support/packages'

const SAID = (option: string) =>
  `Odgovor „${option}” govori o mjestu drugih odgovora, a Iskra ih miješa. Napiši ga tako da vrijedi u svakom redu.`

const moodle = (options: string[], isShuffled: boolean) =>
  Buffer.from(
    `<quiz><question type="multichoice"><name><text>k</text></name><questiontext><text>Koji?</text></questiontext><generalfeedback><text>Jer.</text></generalfeedback><single>true</single><shuffleanswers>${isShuffled}</shuffleanswers>${options
      .map(
        (option, at) =>
          `<answer fraction="${at ? 0 : 100}"><text><![CDATA[${option}]]></text><feedback><text>Zato.</text></feedback></answer>`,
      )
      .join('')}</question></quiz>`,
  )
const h5p = (options: string[]) =>
  zipOf({
    'h5p.json': JSON.stringify({ mainLibrary: 'H5P.MultiChoice' }),
    'content/content.json': JSON.stringify({
      question: 'Koji?',
      answers: options.map((text, at) => ({ text, correct: at === 0 })),
      behaviour: { randomAnswers: false },
    }),
  })
const aiken = (options: string[]) =>
  Buffer.from(
    `Koji?\n${options.map((option, at) => `${'ABCDEF'[at]}. ${option}`).join('\n')}\nANSWER: A\n`,
  )

const saidOf = async (bytes: Uint8Array) =>
  (await readUpload(bytes)).rows[0]?.lacks.filter(
    (lack) => lack.startsWith('Odgovor „') && lack.includes('miješa'),
  )

describe('an option that refers to others by position makes a draft where order is fixed', () => {
  test.each([
    'a i b',
    'A, B i C',
    'samo a) i c)',
    'Odgovori pod b) i c).',
    'odgovor A',
    'Both A and B',
    'prvi i treći odgovor',
    'sve gore navedeno i još nešto gore',
    'oba prethodna odgovora',
    'All of the above',
  ])('%s', async (option) => {
    const options = [option, 'pas', 'mačka']
    expect(await saidOf(moodle(options, false))).toEqual([SAID(option)])
    expect(await saidOf(h5p(options))).toEqual([SAID(option)])
    expect(await saidOf(aiken(options))).toEqual([SAID(option)])
  })

  test('but not where the bank itself shuffles', async () => {
    expect(await saidOf(moodle(['a i b', 'pas', 'mačka'], true))).toEqual([])
  })

  test.each([
    ['stays last here too', ['pas', 'mačka', 'Sve gore navedeno']],
    ['stays last in English', ['dog', 'cat', 'All of the above']],
    ['are numbers in order', ['1', '2', '3']],
    ['only has letters in it', ['a je samoglasnik', 'vitamin A', 'a + b', 'iznad stola']],
  ])('options that %s cause no draft', async (_, options) => {
    expect(await saidOf(moodle(options, false))).toEqual([])
  })
})
