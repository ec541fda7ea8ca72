import type { WriteChunk } from '@/lib/platform/temporary'
import type { GiftQuestion } from '../../export/write-gift'
import type { OpenQuestion } from '../model'
import {
  EXAMPLE_SHEET,
  HELP_SHEET,
  KIND_CHOICES,
  OPEN_KIND,
  RIGHT_WORD,
  WRONG_WORD,
} from './columns'
import { questionRows, writeQuestionSheet, type TextSheet } from './write'

const option = (text: string, weight: number, feedback: string) => ({ text, weight, feedback })
const plain = { explanation: null, isBonus: false, numbers: null, calculation: null }

/** The template's example of each question kind. */
export const EXAMPLES: (GiftQuestion | OpenQuestion)[] = [
  {
    ...{ ...plain, key: 'primjer-jedan', text: 'Koliko je $3 + 4$?' },
    body: {
      kind: 'single',
      choices: [
        option('7', 100, 'Tako je: od 3 brojimo četiri koraka naprijed.'),
        option('6', 0, 'Korak prerano: $3 + 3 = 6$.'),
        option('1', 0, 'To je razlika, a ne zbroj.'),
      ],
    },
    calculation: '3+4',
  },
  {
    ...{ ...plain, key: 'primjer-vise', text: 'Koji su brojevi **parni**?' },
    body: {
      kind: 'several',
      choices: [
        option('12', 50, 'Da, 12 završava s 2.'),
        option('30', 50, 'Da, 30 završava s 0.'),
        option('7', -50, 'Broj 7 nije djeljiv s 2.'),
      ],
    },
  },
  {
    ...{ ...plain, key: 'primjer-tvrdnja', text: 'Broj 0 je paran.' },
    body: {
      kind: 'true-false',
      isTrue: true,
      wrongFeedback: 'Nula je djeljiva s 2, pa je parna.',
      rightFeedback: 'Tako je, nula je djeljiva s 2.',
    },
  },
  {
    ...{ ...plain, key: 'primjer-kratki', text: 'Koji je grad glavni grad Hrvatske?' },
    body: {
      kind: 'short',
      isCaseSensitive: true,
      answers: [
        { text: 'Zagreb', weight: 100, feedback: 'Tako je.' },
        option('Split', 0, 'Split je najveći grad Dalmacije.'),
      ],
    },
    explanation: 'Glavni grad Hrvatske je Zagreb.',
  },
  {
    ...{ ...plain, key: 'primjer-broj', text: 'Koliki je opseg kvadrata sa stranicom 3,5 cm?' },
    body: {
      kind: 'number',
      unit: 'cm',
      answers: [
        { low: 14, high: 14, weight: 100, feedback: 'Tako je.' },
        { low: 12.25, high: 12.25, weight: 0, feedback: 'To je površina.' },
      ],
    },
    ...{ explanation: 'Opseg je $4 \\cdot 3{,}5 = 14$ cm.', isBonus: true },
    hints: ['Što je opseg?', 'Koliko kvadrat ima stranica?', 'Jesu li jednako duge?'],
  },
  {
    ...{ ...plain, key: 'primjer-spajanje', text: 'Spoji račun i rezultat.' },
    body: {
      kind: 'matching',
      pairs: [
        { left: '$6 \\cdot 7$', right: '42' },
        { left: '$8 \\cdot 8$', right: '64' },
      ],
      distractors: ['48'],
    },
    explanation: 'Tablica množenja pomaže.',
  },
  {
    ...{ ...plain, key: 'primjer-poredak', text: 'Poredaj od najmanjega do najvećega.' },
    body: { kind: 'ordering', items: ['5 %', '0,2', '$\\frac{1}{4}$'] },
    explanation: 'Redom su to 5 %, 20 % i 25 %.',
    ...{ isInKnowledgeBase: true, isDraft: true },
  },
  {
    ...{ ...plain, key: 'primjer-skupine', text: 'Razvrstaj brojeve.' },
    body: {
      kind: 'groups',
      groups: [
        {
          name: 'parni',
          items: [{ text: '12', feedback: '12 završava s 2.' }, { text: '38' }],
        },
        { name: 'neparni', items: [{ text: '7', feedback: '7 podijeljeno s 2 ima ostatak 1.' }] },
      ],
    },
    explanation: 'Parni brojevi završavaju s 0, 2, 4, 6 ili 8.',
  },
  {
    ...{ ...plain, key: 'primjer-pravac', text: 'Označi broj 0,75.' },
    body: {
      ...{ kind: 'line', from: '0', to: '1', parts: 8, labels: [0, 8] },
      answers: [
        { low: 0.75, high: 0.75, weight: 100, feedback: 'Šest osmina su tri četvrtine.' },
        { low: 0.875, high: 0.875, weight: 0, feedback: 'To je sedam osmina.' },
      ],
    },
    explanation: 'Svaki je dio osmina, a 0,75 je šest osmina.',
  },
  {
    ...{ ...plain, key: 'primjer-mjesta', text: 'Pronađi kazaljke sata.' },
    body: {
      kind: 'spot',
      picture: '![Sat: A je na crti prema gore, B na crti udesno.](figura:sat?h=3&m=0)',
      points: [
        { x: 50, y: 20, label: { text: 'velika kazaljka' } },
        { x: 67.5, y: 50, label: { text: 'mala kazaljka' } },
      ],
    },
    explanation: 'Velika kazaljka pokazuje minute, a mala sate.',
  },
  {
    ...{ ...plain, key: 'primjer-praznine', text: 'Dopuni rečenice.' },
    body: {
      kind: 'gaps',
      passage: 'Hrvatska ima [[1]] županija, a glavni grad [[2]] leži na rijeci [[3]].',
      gaps: [
        {
          kind: 'number',
          unit: null,
          answers: [{ low: 20, high: 20, weight: 100, feedback: null }],
        },
        {
          ...{ kind: 'short', isCaseSensitive: true },
          answers: [{ text: 'Zagreb', weight: 100, feedback: null }],
        },
        {
          kind: 'single',
          choices: [
            { text: 'Savi', weight: 100, feedback: null },
            { text: 'Dravi', weight: 0, feedback: 'Na Dravi leži Osijek.' },
          ],
        },
      ],
    },
    explanation: 'Zagreb leži na Savi. Uz 20 županija i on je zasebna cjelina.',
  },
  {
    ...{ ...plain, key: 'primjer-brojevi', text: 'Koliko je ${a} \\cdot {b}$?' },
    body: {
      kind: 'number',
      unit: null,
      answers: [
        { formula: 'a*b', low: 0, high: 0, weight: 100, feedback: 'Tako je.' },
        { formula: 'a+b', low: 0, high: 0, weight: 0, feedback: 'To je zbroj.' },
      ],
    },
    ...{ numbers: 'a: 3..9\nb: 3..9\na < b', explanation: 'To je {=a*b}.' },
  },
  {
    prompt: 'Zašto se lokva na suncu osuši?',
    modelAnswer: 'Sunce zagrijava vodu u lokvi, pa ona ispari i kao vodena para ode u zrak.',
    keyPoints: [
      { point: 'Sunce zagrijava vodu.', words: ['sunce', 'zagrijava'] },
      { point: 'Voda ispari i prijeđe u vodenu paru.' },
    ],
  },
]

/** Help texts by column title. */
export const HELP: [string, string][] = [
  [
    'Kako se koristi',
    'Pitanja upiši u list „Pitanja”, svako u svoj redak. List „Primjeri” pokazuje svaku vrstu; on se ne uvozi.',
  ],
  ['Lekcija', 'Adresa ili naslov lekcije. Treba samo kad uvoziš pitanja za cijeli udžbenik.'],
  ['Naslov lekcije', 'Samo za snalaženje.'],
  [
    'Ključ',
    'Kratko ime pitanja, jedinstveno u lekciji. Po njemu sljedeći uvoz prepoznaje pitanje. Prazno: nastaje iz teksta.',
  ],
  ['Vrsta', `${KIND_CHOICES.join(', ')}. Prazno: zaključuje se iz odgovora.`],
  [
    'Pitanje',
    'Markdown s formulama između znakova $. Slika iz knjižnice: ![opis](/slike/ime-slike).',
  ],
  [
    'Objašnjenje',
    `Vidi ga svatko nakon odgovora. Kratki odgovor, broj, spajanje i poredak moraju ga imati. Kod vrste „${OPEN_KIND}” ovdje je uzoran odgovor.`,
  ],
  ['Bonus', '„da” za pitanje koje vrijedi pet bodova.'],
  ['Brojevi', 'Brojevi koji se mijenjaju, svaki u svom retku ćelije: a: 2..9'],
  ['Račun', 'Račun iza rješenja, primjerice 2*(12+5). Iskra ga izračuna i usporedi.'],
  [
    'Jedinica',
    'Mjerna jedinica rješenja koje je broj, primjerice cm; „samo cm” kad se u pitanju traži baš ona. Broj može biti i razlomak, 1/3, ili imati odstupanje: 3,14 ± 0,01.',
  ],
  [
    'Pravac',
    'Za vrstu „pravac”: početak; kraj; broj jednakih dijelova; crtice uz koje piše broj (od 0). Primjerice 0; 1; 8; 0, 8.',
  ],
  [
    'Mjesta',
    'Za vrstu „mjesta na slici”: postotci širine i visine slike za slova A, B, C, primjerice 30 25; 70 40. Slika je zadnji odlomak pitanja, odgovor je pojam, a par njegovo slovo.',
  ],
  [
    'Velika slova',
    '„da” za kratki odgovor u kojem su velika i mala slova važna. Kod kemijskih formula (Co, CO) važna su uvijek.',
  ],
  ['Baza znanja', '„da” za pitanje čiji odgovor i objašnjenje smije vidjeti svatko.'],
  ['Nacrt', '„da” za pitanje koje učenici još ne vide.'],
  [
    'Uputa 1, 2, 3',
    'Koraci koji pomažu prije odgovora: prvo pitanje ili pravilo, nikad sam odgovor. Najviše 300 znakova.',
  ],
  [
    'Odgovor 1, 2 ...',
    'Ponuđeni odgovori, točni i predviđeni pogrešni odgovori, lijeve strane parova, stavke u pravom redoslijedu ili ključne točke.',
  ],
  [
    'Vrijedi 1, 2 ...',
    `„${RIGHT_WORD}”, „${WRONG_WORD}” ili postotak, primjerice 50 %. Kod više točnih dovoljne su riječi.`,
  ],
  [
    'Zašto 1, 2 ...',
    'Objašnjenje toga odgovora. Bez njega se pitanje ne može objaviti. Kod skupina smije izostati: zašto je stavka baš u toj skupini.',
  ],
  [
    'Par 1, 2 ...',
    'Desna strana para; par bez lijeve strane je mamac. Kod ključne točke riječi po kojima se prepoznaje, odvojene znakom „;”.',
  ],
]

/** Writes the empty question sheet with instructions and an example of each kind. */
export async function writeTemplate(write: WriteChunk): Promise<void> {
  const { widths, rows } = questionRows(EXAMPLES)
  const help: TextSheet = { name: HELP_SHEET, widths: [22, 110], rows: HELP }
  await writeQuestionSheet([], write, [{ name: EXAMPLE_SHEET, widths, rows }, help])
}
