import { describe, expect, test } from 'vitest'
import { heldBackLength, createLeakCheck, createLeakFilter } from '@/lib/asking/assistant/guard'
import type { QuestionBody } from '@/lib/content/questions/model'

const choice = (text: string, weight = 0) => ({ text, weight, feedback: null })
const BODIES = {
  short: {
    kind: 'short',
    answers: [
      { text: 'Zagreb', weight: 100, feedback: null },
      { text: 'Split', weight: 0, feedback: null },
    ],
  },
  word: { kind: 'short', answers: [{ text: 'sila', weight: 100, feedback: null }] },
  number: {
    kind: 'number',
    unit: null,
    answers: [{ low: 3.5, high: 3.5, weight: 100, feedback: null }],
  },
  whole: {
    kind: 'number',
    unit: null,
    answers: [{ low: 12, high: 12, weight: 100, feedback: null }],
  },
  large: {
    kind: 'number',
    unit: null,
    answers: [{ low: 25, high: 25, weight: 100, feedback: null }],
  },
  half: {
    kind: 'number',
    unit: null,
    answers: [{ low: 0.5, high: 0.5, weight: 100, feedback: null }],
  },
  single: {
    kind: 'single',
    choices: [choice('broj ispod razlomačke crte u razlomku', 100), choice('broj iznad crte')],
  },
  fraction: { kind: 'single', choices: [choice('$\\frac{3}{4}$', 100), choice('$\\frac{1}{4}$')] },
  claim: { kind: 'true-false', isTrue: true, rightFeedback: null, wrongFeedback: null },
  matching: {
    kind: 'matching',
    distractors: [],
    pairs: [
      { left: 'Francuska', right: 'Pariz' },
      { left: 'Italija', right: 'Rim' },
    ],
  },
  gaps: {
    kind: 'gaps',
    passage: 'Ja [[1]] učenik. Imam [[2]] psa, a zove se [[3]].',
    gaps: [
      { kind: 'single', choices: [choice('sam', 100), choice('jesi')] },
      {
        ...{ kind: 'number', unit: null },
        answers: [{ low: 2, high: 2, weight: 100, feedback: null }],
      },
      { kind: 'short', answers: [{ text: 'Bobi', weight: 100, feedback: null }] },
    ],
  },
  line: {
    ...{ kind: 'line', from: '0', to: '1', parts: 8, labels: [0, 8] },
    answers: [{ low: 0.75, high: 0.75, weight: 100, feedback: null }],
  },
  letter: {
    ...{ kind: 'gaps', passage: 'To je ku[[1]]a.' },
    gaps: [{ kind: 'single', choices: [choice('ć', 100), choice('č')] }],
  },
  ordering: { kind: 'ordering', items: ['gusjenica', 'kukuljica', 'leptir'] },
} satisfies Record<string, QuestionBody>

describe('a text reveals the key', () => {
  test.each([
    ['short', 'To je Zagreb.', true],
    ['short', 'Sabor je u ZAGREBU.', true],
    ['short', 'Prvo slovo je Z, a cijelo ime Z-a-g-r-e-b.', true],
    ['short', 'To je **Zag**reb', true],
    ['short', 'Misli na grad na Savi, a ne na Split.', false],
    ['word', 'Guranje je djelovanje sile.', true],
    ['word', 'Silazi niz stube.', false],
    ['number', 'Rezultat je 3,5 cm.', true],
    ['number', 'Rezultat je $\\frac{7}{2}$.', true],
    ['number', 'Rezultat je 7/2.', true],
    ['number', 'Podijeli 7 na dva jednaka dijela.', false],
    ['whole', 'To je dvanaest.', true],
    ['whole', 'U izvoru [1] piše kako. \n12. korak', false],
    ['large', 'To je dvadeset i pet.', true],
    ['large', 'Ima ih dvadeset pet, a ne dvadeset.', true],
    ['large', 'Ima ih sto dvadeset pet.', false],
    ['large', 'Prvo dvadeset, onda još pet puta.', false],
    ['half', 'Pojela je ½ pizze.', true],
    ['half', 'Pojela je $\\frac12$ pizze.', true],
    ['short', 'Za\u00adg\u200breb', true],
    ['claim', 'Točno! Glas čujemo.', true],
    ['claim', 'Da, glas čujemo.', true],
    ['claim', 'Razmisli. Tako je', true],
    ['claim', 'Ne žuri. Da vidimo što čuješ.', false],
    ['single', 'Nazivnik je broj ispod razlomačke crte u svakom razlomku.', true],
    ['single', 'Pogledaj gdje je crta.', false],
    ['fraction', 'Odgovor je $\\frac{3}{4}$.', true],
    ['fraction', 'Zbroji četvrtine.', false],
    ['claim', 'Ta tvrdnja je netočna.', true],
    ['claim', 'Odgovor je: istina!', true],
    ['claim', 'Prisjeti se što je prost broj.', false],
    ['matching', 'Glavni grad Francuske je Pariz.', true],
    ['matching', 'Pariz je velik grad. U Italiji se jede pizza.', false],
    ['gaps', 'Kaže se: ja sam učenik.', true],
    ['gaps', 'Tu je riječ sam učenik.', true],
    ['gaps', 'Tu sam da ti pomognem, ali misli svojom glavom.', false],
    ['gaps', 'U prvu prazninu ide oblik uz „ja”, a ne jesi.', false],
    ['gaps', 'Pas je Bobi.', true],
    ['gaps', 'Ima ih dva.', true],
    ['line', 'Broj 0,75 su tri četvrtine.', false],
    ['line', 'Odbroji šest dijelova od nule.', true],
    ['letter', 'Piše se kuća.', true],
    ['letter', 'Sjeti se umanjenice.', false],
    ['ordering', 'Iz gusjenice nastaje kukuljica, pa leptir.', true],
    ['ordering', 'Na kraju poleti leptir, a što je gusjenica?', false],
  ] as const)('%s: %s', (body, text, leaks) => {
    expect(createLeakCheck(BODIES[body])(text)).toBe(leaks)
  })
})

test.each([1, 2, 3, 7, 50])('in pieces of %i letters no part of the key gets through', (size) => {
  const view = createLeakFilter(createLeakCheck(BODIES.short), heldBackLength(BODIES.short))
  const text = `${'Ovo je dugačak uvod u kojem se ništa ne govori. '.repeat(6)}To je Z a g r e b, grad.`
  let told = ''
  let isCut = false
  for (let at = 0; at < text.length && !isCut; at += size) {
    const free = view.push(text.slice(at, at + size))
    if (free === null) isCut = true
    else told += free
  }
  expect(isCut || view.end() === null).toBe(true)
  expect(told).not.toMatch(/Z|To je/)
  expect(text.startsWith(told)).toBe(true)
})

test('text without a key passes unchanged', () => {
  const view = createLeakFilter(createLeakCheck(BODIES.short), heldBackLength(BODIES.short))
  const words = 'Razmisli koji je grad na rijeci Savi i ima Sabor. '.repeat(8).split(/(?<= )/)
  const told = words.map((word) => view.push(word)).join('') + view.end()
  expect(told).toBe(words.join(''))
})
