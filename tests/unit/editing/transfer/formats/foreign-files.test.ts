import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readUpload } from '@/lib/editing/transfer/formats/read-upload'
import { summarizeUpload } from '@/tests/support/formats'

const fixture = (name: string) => readFileSync(`tests/fixtures/uploads/${name}`)

const none = null
const ESSAY =
  'Esej je u Iskri otvoreno pitanje. Treba mu uzoran odgovor (opći osvrt) i popis ključnih točaka.'
const star = (key: string) =>
  `Zvjezdica u odgovoru „${key}” u Moodleu zamjenjuje bilo koji tekst, a ovdje samo sebe: napiši odgovore redom.`

test('a Moodle question bank, with a report of what is not imported', async () => {
  const lesson = 'Razlomci i/ili postotci'
  const { format, rows } = await summarizeUpload(fixture('moodle.xml'))
  expect(format).toBe('moodle')
  expect(rows).toEqual([
    {
      key: 'Polovina',
      text: 'Koliko je $\\frac{1}{2}$ od **10 m²**?',
      lesson,
      body: {
        kind: 'single',
        choices: [
          { text: '5 m²', weight: 100, feedback: 'Tako je.' },
          { text: '20 m²', weight: 0, feedback: none },
        ],
      },
      lacks: ['Odgovor „20 m²” nema objašnjenja.'],
    },
    {
      key: 'Polovina-2',
      text: '![krug](/slike/krug-1-4c4b6a3b)\\\nKoji su parni?',
      lesson,
      body: {
        kind: 'several',
        choices: [
          { text: '2', weight: 50, feedback: 'Da.' },
          { text: '4', weight: 50, feedback: 'Da.' },
          { text: '5', weight: -50, feedback: 'Ne.' },
        ],
      },
      warnings: [
        'Zajedničke poruke za točne i netočne odgovore nisu uvezene.',
        'Pogrešan odgovor ovdje oduzima: postavljeno je -50 %.',
      ],
    },
    {
      key: 'Nula',
      text: 'Broj 0 je paran & djeljiv s 5 \\* 2.',
      lesson,
      body: {
        kind: 'true-false',
        isTrue: true,
        wrongFeedback: 'Nula je parna.',
        rightFeedback: 'Tako je.',
      },
    },
    {
      key: 'Glavni grad',
      text: 'Glavni grad Hrvatske?',
      lesson,
      body: { kind: 'short', answers: [{ text: 'Zagreb*', weight: 100, feedback: none }] },
      lacks: [star('Zagreb*')],
    },
    {
      key: 'Pi',
      text: 'Koliko je $\\pi$?',
      lesson,
      body: {
        kind: 'number',
        unit: 'm',
        answers: [
          { low: 3.135, high: 3.145, weight: 100, feedback: none },
          { low: -Number.MAX_VALUE, high: Number.MAX_VALUE, weight: 0, feedback: 'Nije.' },
        ],
      },
    },
    {
      key: 'Glavni gradovi',
      text: 'Spoji.',
      lesson,
      body: {
        kind: 'matching',
        pairs: [
          { left: 'Italija', right: 'Rim' },
          { left: 'Francuska', right: 'Pariz' },
        ],
        distractors: ['Beč'],
      },
    },
    {
      key: 'Redoslijed',
      text: 'Poredaj.',
      lesson,
      body: { kind: 'ordering', items: ['jedan', 'dva', 'tri'] },
    },
    {
      key: 'Stara slika',
      text: 'Pitanje iz Moodlea 1.9',
      lesson,
      body: {
        kind: 'single',
        choices: [
          { text: 'krivo', weight: 0, feedback: none },
          { text: 'točno', weight: 100, feedback: none },
        ],
      },
      lacks: [
        'Slika „moodle.png” nije uvezena.',
        'Odgovor „krivo” nema objašnjenja.',
        'Odgovor „točno” nema objašnjenja.',
      ],
    },
    { name: 'Sastavak', errors: [ESSAY], lesson },
    {
      key: 'voda-je',
      text: 'Dopuni tekst.',
      lesson,
      body: {
        kind: 'gaps',
        passage: 'Voda je [[1]].',
        gaps: [{ kind: 'short', answers: [{ text: 'mokra', weight: 100, feedback: none }] }],
      },
      lacks: ['Nedostaje objašnjenje za sve.'],
    },
  ])
})

test('GIFT as exported by Moodle', async () => {
  const lesson = 'Biljke'
  const { format, rows } = await summarizeUpload(fixture('moodle.gift'))
  expect(format).toBe('gift')
  expect(rows).toEqual([
    {
      key: 'Fotosinteza',
      text: 'Što biljke **trebaju** za fotosintezu?',
      lesson,
      body: {
        kind: 'several',
        choices: [
          { text: 'svjetlost', weight: 50, feedback: 'Da.' },
          { text: 'vodu', weight: 50, feedback: 'Da.' },
          { text: 'mlijeko', weight: -50, feedback: 'Ne.' },
        ],
      },
      warnings: ['Pogrešan odgovor ovdje oduzima: postavljeno je -50 %.'],
    },
    {
      key: 'Korijen',
      text: 'Korijen je iznad zemlje.',
      lesson,
      body: {
        kind: 'true-false',
        isTrue: false,
        wrongFeedback: 'Korijen je u zemlji.',
        rightFeedback: none,
      },
      lacks: ['Nedostaje objašnjenje za točan odgovor.'],
    },
    {
      key: 'Plin',
      text: 'Koji plin biljke otpuštaju?',
      lesson,
      body: {
        kind: 'short',
        answers: [
          { text: 'kisik', weight: 100, feedback: none },
          { text: 'O2*', weight: 50, feedback: none },
        ],
      },
      lacks: [
        star('O2*'),
        'Odgovor „O2*” nema objašnjenja (#).',
        'Nedostaje objašnjenje za sve (####).',
      ],
    },
    { name: 'Opiši list.', lesson, errors: [ESSAY] },
    {
      key: 'koliko-listova-ima-djetelina',
      text: 'Koliko listova ima djetelina',
      lesson,
      body: {
        kind: 'single',
        choices: [
          { text: 'tri', weight: 100, feedback: none },
          { text: 'četiri', weight: 0, feedback: none },
        ],
      },
      lacks: ['Odgovor „tri” nema objašnjenja (#).', 'Odgovor „četiri” nema objašnjenja (#).'],
    },
  ])
})

test('Aiken', async () => {
  const { format, rows } = await summarizeUpload(fixture('aiken.txt'))
  expect(format).toBe('aiken')
  expect(rows).toMatchObject([
    {
      key: 'koji-je-najveci-planet',
      body: {
        kind: 'single',
        choices: [
          { text: 'Zemlja', weight: 0 },
          { text: 'Jupiter \\*', weight: 100 },
          { text: 'Mars', weight: 0 },
        ],
      },
    },
    { text: 'Cijena je 5\\$ i 6\\$?' },
    {
      name: 'Pitanje bez rješenja?',
      errors: ['Pitanju nedostaje redak „ANSWER:” sa slovom točnog odgovora.'],
    },
  ])
})

test('Anki cards', async () => {
  const { format, cards, notes } = await readUpload(fixture('anki.txt'))
  expect(format).toBe('ankiText')
  expect(notes).toContain('Oznake (tags) i nazivi špilova iz Ankija nisu uvezeni.')
  expect(cards).toEqual([
    {
      line: 4,
      front: 'pas',
      back: 'dog',
      errors: [],
      warnings: [],
    },
    { line: 5, front: 'rekao je "bok"', back: '**hi**, hello', errors: [], warnings: [] },
    {
      line: 6,
      front: 'H₂O',
      back: 'voda',
      errors: [],
      warnings: ['Slika „voda.jpg” nije uvezena.'],
    },
    {
      ...{ line: 7, front: 'samo jedna strana', back: '', warnings: [] },
      errors: ['Redak nema dva stupca odvojena tabulatorom.'],
    },
    {
      ...{ line: 8, front: 'pas', back: 'hound', warnings: [] },
      errors: ['Kartica „pas” već postoji u datoteci (redak 4).'],
    },
  ])
})
