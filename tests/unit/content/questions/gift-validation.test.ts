import { describe, expect, it } from 'vitest'
import { parseGift } from '../../../support/parse-gift'
import { ImportNotes } from '@/lib/content/questions/gift/notes'
import { checkChoices } from '@/lib/content/questions/kinds/choices-gift'

const PLACES = 'Redni brojevi stavki moraju biti 1, 2, 3 i tako redom, svaki jednom.'
const SIZE = 'Poredak mora imati od tri do dvadeset stavki.'
const twenty = [...'abcdefghijklmnopqrst']
  .map((text, index) => `=${text} -> ${index + 1}`)
  .join(' ')

const errorsOf = (answers: string, head = '::k::Pitanje?') =>
  parseGift(`${head} {${answers}}`, 'pitanja.gift').errors.map(({ message }) => message)

it('empty options of a new question lack texts, but are not reported as equal', () => {
  const notes = new ImportNotes()
  const option = { text: '', weight: 0, feedback: 'Zato.' }
  checkChoices([option, option], notes)
  expect(notes.errors).toEqual(['Jedan od ponuđenih odgovora nema tekst.'])
})

describe('requirements of all questions', () => {
  it.each<[string, string, string]>([
    [
      'Bez ključa?',
      'T#a#b',
      'Pitanje nema ključ. Napiši ga ispred teksta između dvotočki: ::kratki-kljuc::',
    ],
    [`::${'k'.repeat(121)}::A?`, 'T#a#b', `${'k'.repeat(121)}: Ključ je dulji od 120 znakova.`],
    ['::k::', 'T#a#b', 'k: Pitanje nema tekst.'],
    [`::k::${'a'.repeat(4001)}`, 'T#a#b', 'k: Tekst je dulji od 4000 znakova.'],
  ])('%.20s: gives a message', (head, answers, message) => {
    expect(errorsOf(answers, head)).toEqual([message])
  })

  it('accepts the longest key and text', () => {
    expect(errorsOf('T#a#b', `::${'k'.repeat(120)}::${'a'.repeat(4000)}`)).toEqual([])
  })
})

describe.each<[string, [answers: string, message: string | null][]]>([
  [
    'single choice',
    [
      ['=a#1 ~b#2', null],
      [
        '=a#1 =b#2 ~c#3',
        'Pitanje s jednim odgovorom mora imati točno jedan točan odgovor, a ima ih 2.',
      ],
      ['~a#1 ~b#2', 'Pitanje s jednim odgovorom mora imati točno jedan točan odgovor, a ima ih 0.'],
      [
        '=%50%a#1 ~b#2',
        'Pitanje s jednim odgovorom mora imati točno jedan točan odgovor, a ima ih 0.',
      ],
      ['=a#1 ~b', 'Odgovor „b” nema objašnjenja (#).'],
      ['=a ~b#2', 'Odgovor „a” nema objašnjenja (#).'],
      ['=a#1 ~a#2', 'Dva su ponuđena odgovora jednaka: „a”.'],
      ['=$7$#1 ~ 7 #2', 'Dva su ponuđena odgovora jednaka: „7”.'],
      ['=$a + b$#1 ~$a+b$#2', 'Dva su ponuđena odgovora jednaka: „$a+b$”.'],
      ['=Zagreb#1 ~zagreb#2', null],
      ['=Stoj!#1 ~Stoj.#2', null],
      ['=*#1 ~**#2', null],
    ],
  ],
  [
    'several answers',
    [
      ['~%50%a#1 ~%50%b#2 ~%-100%c#3', null],
      ['~%33.33333%a#1 ~%33.33333%b#2 ~%33.33333%c#3 ~%-50%d#4', null],
      [
        '~%50%a#1 ~%40%b#2 ~%-50%c#3',
        'Težine točnih odgovora zbrajaju se u 90 %, a moraju u 100 %.',
      ],
      [
        '~%50%a#1 ~%60%b#2 ~%-50%c#3',
        'Težine točnih odgovora zbrajaju se u 110 %, a moraju u 100 %.',
      ],
      ['~%-50%a#1 ~%-50%b#2', 'Nijedan odgovor nije točan.'],
      ['~%50%a#1 ~%50%b#2 ~c#3', 'Pogrešan odgovor mora imati negativnu težinu, primjerice %-50%.'],
      ['~%50%a#1 ~%50%a#2 ~%-50%c#3', 'Dva su ponuđena odgovora jednaka: „a”.'],
      ['~%50%a#1 ~%50%b ~%-50%c#3', 'Odgovor „b” nema objašnjenja (#).'],
    ],
  ],
  [
    'true or false',
    [
      ['T#a#b', null],
      ['T#a ####E.', null],
      ['T#a', 'Nedostaje objašnjenje za točan odgovor.'],
      ['F####E.', 'Nedostaje objašnjenje za pogrešan odgovor.'],
    ],
  ],
  [
    'short answer',
    [
      ['=a ####E.', null],
      ['=a', 'Nedostaje objašnjenje za sve (####).'],
      ['=%0%a#1 ####E.', 'Nijedan odgovor nije točan.'],
      ['=a =%0%b ####E.', 'Odgovor „b” nema objašnjenja (#).'],
      ['=a =%0%*#1 ####E.', null],
      ['=a =* ####E.', 'Odgovor „*” prihvatio bi svaki tekst. Za sam znak piše se =%100%*.'],
      ['=a = a ####E.', 'Dva su odgovora jednaka: „a”.'],
      ['=kuća =%0%kuca#1 ####E.', null],
      ['=$5$ ####E.', 'Odgovor „$5$” ima formulu, a učenik je ne može upisati.'],
      [
        '=\\frac\\{1\\}\\{2\\} ####E.',
        'Odgovor „\\frac{1}{2}” ima formulu, a učenik je ne može upisati.',
      ],
      ['=3\\cdot 4 ####E.', 'Odgovor „3\\cdot 4” ima formulu, a učenik je ne može upisati.'],
      ['=C\\:\\\\slike ####E.', null],
      ['=\\\\\\\\server ####E.', null],
      [`=${'a'.repeat(200)} ####E.`, null],
      [`=${'a'.repeat(201)} ####E.`, 'Odgovor je dulji od 200 znakova.'],
    ],
  ],
  [
    'number',
    [
      ['#=5 ####E.', null],
      ['#=5', 'Nedostaje objašnjenje za sve (####).'],
      ['#=%0%5#1 ####E.', 'Nijedan odgovor nije točan.'],
      ['#=5 =%0%6 ####E.', 'Odgovor „6” nema objašnjenja (#).'],
      ['#=5 =%0%5#1 ####E.', 'Odgovor „5” nalazi se unutar točnog odgovora.'],
      ['#=5:1 =%0%6#1 ####E.', 'Odgovor „6” nalazi se unutar točnog odgovora.'],
      ['#=5:1 =%0%6.1#1 ####E.', null],
      ['#=9..5 ####E.', 'Raspon 9..5 nema nijedan broj.'],
      ['#=5 = ####E.', 'Odgovor bez broja prihvatio bi svaki broj.'],
    ],
  ],
  [
    'matching',
    [
      ['=a -> 1 =b -> 2 ####E.', null],
      ['=a -> 1 =b -> 2', 'Nedostaje objašnjenje za sve (####).'],
      ['=a -> 1 = -> 2 ####E.', 'Spajanje mora imati barem dva para.'],
      ['=a -> 1 =b -> 1 ####E.', 'Sve su desne strane jednake: „1”.'],
      ['=a -> 1 =b -> 2 = -> 2 ####E.', 'Mamac je jednak drugoj desnoj strani: „2”.'],
      ['=a -> 1 =a -> 2 ####E.', 'Dvije su lijeve strane jednake: „a”.'],
    ],
  ],
  [
    'ordering',
    [
      ['=a -> 1 =b -> 2 =c -> 3 ####E.', null],
      [`${twenty} ####E.`, null],
      [`${twenty} =z -> 21 ####E.`, SIZE],
      ['=a -> 1 =b -> 2 ####E.', SIZE],
      ['=a -> 1 =b -> 2 =c -> 3', 'Nedostaje objašnjenje za sve (####).'],
      ['=a -> 1 =b -> 2 =c -> 4 ####E.', PLACES],
      ['=a -> 1 =b -> 2 =c -> 2 ####E.', PLACES],
      ['=a -> 0 =b -> 1 =c -> 2 ####E.', PLACES],
      ['=a -> 1 =b -> drugo =c -> 3 ####E.', PLACES],
      ['=a -> 1 = -> 2 =c -> 3 ####E.', 'Jedna od stavki nema tekst.'],
      ['=a -> 1 =b -> 2 =a -> 3 ####E.', 'Dvije su stavke jednake: „a”.'],
    ],
  ],
])('%s', (name, cases) => {
  it.each(cases)('{%.60s}: %s', (answers, message) => {
    const tag = name === 'ordering' ? '// [tag:poredaj]\n' : ''
    const errors = errorsOf(answers, `${tag}::k::Pitanje?`)
    if (message === null) expect(errors).toEqual([])
    else expect(errors).toContain(`k: ${message}`)
  })
})
