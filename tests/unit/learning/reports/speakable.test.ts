import { describe, expect, test } from 'vitest'
import { toSpokenQuestion } from '@/lib/learning/reports/spoken-question'
import type { Choice } from '@/lib/content/questions/kinds/define-kind'
import type { QuestionBody } from '@/lib/content/questions/model'

const choice = (text: string, weight = 0): Choice => ({ text, weight, feedback: null })
const question = (text: string, body: QuestionBody, explanation: string | null = null) =>
  toSpokenQuestion({ kind: 'question', text, body, explanation })
const single = (...choices: Choice[]): QuestionBody => ({ kind: 'single', choices })
const short = (text: string): QuestionBody => ({
  kind: 'short',
  answers: [{ text, weight: 100, feedback: null }],
})
const number = (low: number, high: number, unit: string | null): QuestionBody => ({
  kind: 'number',
  unit,
  answers: [{ low, high, weight: 100, feedback: null }],
})
const trueFalse = (isTrue: boolean, wrongFeedback: string | null = null): QuestionBody => ({
  kind: 'true-false',
  isTrue,
  wrongFeedback,
  rightFeedback: null,
})

describe('questions by kind', () => {
  test('single choice: the options are read aloud, the key stays for the parent', () => {
    const body = single(choice('24'), choice('$15$', 100), choice('Ništa od toga.'))
    expect(question('Za koliko se stupnjeva okrene?', body)).toEqual({
      question: 'Za koliko se stupnjeva okrene? Ponuđeno je: a) 24; b) 15; c) Ništa od toga.',
      answer: '15',
    })
  })

  test('a question that needs no options is asked without them', () => {
    const body = single(choice('polarnica'), choice('ekvator', 100))
    expect(question('Kako se zove najdulja paralela?', body)).toEqual({
      question: 'Kako se zove najdulja paralela?',
      answer: 'ekvator',
    })
  })

  test('multiple choice: all right options are the answer, without screen instructions', () => {
    const body: QuestionBody = {
      kind: 'several',
      choices: [choice('sjeverna', 50), choice('južna', -50), choice('istočna', 50)],
    }
    expect(question('Na kojoj je polutki Hrvatska? Označi sve.', body)).toEqual({
      question:
        'Na kojoj je polutki Hrvatska? Može biti više točnih odgovora. Ponuđeno je: a) sjeverna; b) južna; c) istočna.',
      answer: 'sjeverna; istočna',
    })
  })

  test('items to be ordered are read aloud in mixed order', () => {
    const body: QuestionBody = { kind: 'ordering', items: ['prvo', 'drugo', 'treće', 'četvrto'] }
    expect(question('Poredaj riječi.', body)).toEqual({
      question: 'Poredaj riječi. Ponuđeno je: a) četvrto; b) drugo; c) prvo; d) treće.',
      answer: 'prvo; drugo; treće; četvrto',
    })
  })

  test.each([
    [trueFalse(true), null, 'Točno.'],
    [trueFalse(true, 'Pogledaj još jednom.'), null, 'Točno.'],
    [trueFalse(false, 'To vrijedi za **širinu**.'), null, 'Netočno. To vrijedi za širinu.'],
    [trueFalse(false, 'Drugo.'), 'Dužina ide do 180°.', 'Netočno. Dužina ide do 180°.'],
  ])('a claim: %j with the explanation %j', (body, explanation, answer) => {
    expect(question('Dužina ide do 90°.', body, explanation)).toEqual({
      question: 'Točno ili netočno? Dužina ide do 90°.',
      answer,
    })
  })

  test.each([
    [short('ekvator'), 'ekvator'],
    [number(3.5, 3.5, 'cm'), '3,5\u00a0cm'],
    [number(2.9, 3.1, null), 'od 2,9 do 3,1'],
  ])('a typed answer: %j', (body, answer) => {
    expect(question('Koliko je? Upiši samo broj.', body)).toEqual({
      question: 'Koliko je?',
      answer,
    })
  })

  test.each([
    ['Zaokruži 3,24 na desetine.', 'Zaokruži 3,24 na desetine.'],
    ['Video ima 27 896 000 pregleda. Zaokruži taj broj na milijune.', null],
    ['Koji je broj paran? Zaokruži točan odgovor.', 'Koji je broj paran?'],
  ])('to round is a task, to circle an answer is not: %s', (text, asked) => {
    expect(question(text, short('3,2'))?.question).toBe(asked ?? text)
  })

  test('matching can’t be asked aloud', () => {
    const body: QuestionBody = {
      kind: 'matching',
      pairs: [{ left: 'a', right: 'b' }],
      distractors: [],
    }
    expect(question('Spoji parove.', body)).toBeNull()
  })
})

test.each([
  ['what stands on a picture', 'Što je prikazano na slici?', short('kocka')],
  ['a gap', 'Zagreb je ___ grad.', short('glavni')],
  ['nothing but what to do on a screen', 'Označi točno.', short('a')],
  ['too long a question', `Koliko ${'vrlo '.repeat(80)}?`, short('a')],
  ['too long an option', 'Što vrijedi?', single(choice('a'.repeat(81)), choice('b', 100))],
  ['an option to be seen', 'Što vrijedi?', single(choice('![a](a.svg)'), choice('b', 100))],
  [
    'all that is to be done on a screen, with a year in it',
    'Napiši prezime vođe koji je od 1985. reformama pokušao obnoviti SSSR.',
    short('Gorbačov'),
  ],
  ['a letter that is left out', 'Koje slovo nedostaje u riječi „kupa_”?', short('č')],
  ['a spelling', 'Koja je riječ napisana točno?', single(choice('kolač', 100), choice('kolać'))],
  ['a spelling mistake', 'Koja rečenica nema pogreške?', single(choice('a', 100), choice('b'))],
  ['a letter that sounds alike', 'Koliko se puta pojavljuje slovo č?', short('4')],
  ['no key', 'Što vrijedi?', single(choice('a'), choice('b'))],
])('%s is not asked', (_, text, body) => {
  expect(question(text, body)).toBeNull()
})

test('no full stop is doubled, whatever a text ends with', () => {
  const body = single(choice('170° i. g. d.'), choice('170° z. g. d.', 100))
  expect(question('Koliko riječi ima rečenica *Pas laje.*?', body)?.question).toBe(
    'Koliko riječi ima rečenica Pas laje?',
  )
  expect(question('Koliko je trajala kriza 1962.?', body)?.question).toBe(
    'Koliko je trajala kriza 1962.?',
  )
  expect(question('Kolika je dužina?', body)?.question).toBe(
    'Kolika je dužina? Ponuđeno je: a) 170° i. g. d.; b) 170° z. g. d.',
  )
})

describe('cards and checks', () => {
  test.each([
    ['Meridijan', 'Što znaš o pojmu „Meridijan”?'],
    ['Prost broj', 'Što znaš o pojmu „Prost broj”?'],
    ['Kratica JZ', 'Na kartici piše: Kratica JZ. Što je na poleđini?'],
    ['Paralela (usporednica)', 'Što znaš o pojmu „Paralela (usporednica)”?'],
    ['Što je gen?', 'Što je gen?'],
    ['Koje slovo nastaje od k i c? (ruka, mjesec)', 'Koje slovo nastaje od k i c? (ruka, mjesec)'],
    ['$11 - 4$', 'Koliko je 11 - 4?'],
    ['$6 \\cdot 10$', 'Koliko je 6 · 10?'],
    ['$(-9) + 4$', 'Koliko je (-9) + 4?'],
    ['*play*, past simple', 'Na kartici piše: play, past simple. Što je na poleđini?'],
    [
      'Umanjenica imenice „kuća”',
      'Na kartici piše: Umanjenica imenice „kuća”. Što je na poleđini?',
    ],
    ['Imam deset godina.', 'Na kartici piše: Imam deset godina. Što je na poleđini?'],
  ])('the card „%s” is asked as „%s”', (front, asked) => {
    const spoken = toSpokenQuestion({ kind: 'card', front, back: 'Zamišljena **polukružnica**.' })
    expect(spoken).toEqual({ question: asked, answer: 'Zamišljena polukružnica.' })
  })

  test.each(['1 km = ? m', 'Ana and I … friends.', 'Napiši točno: *zagreb*'])(
    'the card „%s” is not asked',
    (front) => {
      expect(toSpokenQuestion({ kind: 'card', front, back: 'nešto' })).toBeNull()
    },
  )

  test('a date keeps its day', () => {
    const card = { kind: 'card', front: 'Kada je pao zid?', back: '9. studenoga 1989.' } as const
    expect(toSpokenQuestion(card)?.answer).toBe('9. studenoga 1989.')
  })

  test('a check is asked unchanged, with its model answer', () => {
    const spoken = toSpokenQuestion({
      kind: 'check',
      prompt: 'Opiši paralele.',
      modelAnswer: 'Kružnice su.',
    })
    expect(spoken).toEqual({ question: 'Opiši paralele.', answer: 'Kružnice su.' })
  })
})
