import type { NoteColor, NoteText } from '@/lib/learning/notebook/model'

/** A demo child's action on a day. Lessons are slugs; positions in lists start at 0. */
export type DemoAction =
  | { do: 'read' | 'mark'; lesson: string }
  | { do: 'quiz' | 'test'; lesson: string; wrong: number[] }
  /** Answers the lesson's mistakes correctly. */
  | { do: 'practise'; lesson: string; count: number }
  | { do: 'cards'; lesson: string; from: number; to: number; unknown: number[] }
  /** Open answers with the positions of the key points the child ticks. */
  | { do: 'check'; lesson: string; answers: { text: string; points: number[] }[] }
  | { do: 'note'; lesson: string; page: NoteText; color: NoteColor }
  | { do: 'noteQuestion'; lesson: string; place: number; answer: string }
  | { do: 'plan'; lessons: string[]; inDays: number }

export type DemoDay = {
  /** Days before the database is filled. */
  daysAgo: number
  minutes: number
  deeds: DemoAction[]
}

const SETS = 'skup-i-njegovi-elementi'
const SUBSETS = 'podskup-i-jednaki-skupovi'
const UNION = 'presjek-i-unija-skupova'
const PLACES = 'dekadski-zapis-prirodnih-brojeva'
const NUMBER_LINE = 'brojevni-pravac-i-usporedivanje'
const ROUNDING = 'zaokruzivanje-prirodnih-brojeva'
const SUMS = 'zbrajanje-i-oduzimanje-prirodnih-brojeva'
const MULTIPLES = 'visekratnici-i-djelitelji'
const WATER = 'agregacijska-stanja-vode'
const DIVISIBLE = 'djeljivost-s-2-5-i-10'
const PRIMES = 'prosti-i-slozeni-brojevi'
const EGYPT = 'stari-egipat'

/**
 * Some five weeks of Maja's learning: the first units of her maths book and single lessons of other
 * subjects. Some lessons are mastered, one is half learned, one just begun.
 */
export const MAJAS_WEEKS: DemoDay[] = [
  {
    daysAgo: 37,
    minutes: 26,
    deeds: [
      { do: 'read', lesson: SETS },
      { do: 'quiz', lesson: SETS, wrong: [5, 11, 14] },
    ],
  },
  {
    daysAgo: 35,
    minutes: 29,
    deeds: [
      { do: 'practise', lesson: SETS, count: 3 },
      { do: 'read', lesson: SUBSETS },
      { do: 'quiz', lesson: SUBSETS, wrong: [3, 7, 12, 16] },
    ],
  },
  {
    daysAgo: 33,
    minutes: 15,
    deeds: [
      { do: 'cards', lesson: SETS, from: 0, to: 8, unknown: [4] },
      { do: 'practise', lesson: SUBSETS, count: 2 },
    ],
  },
  {
    daysAgo: 31,
    minutes: 33,
    deeds: [
      { do: 'read', lesson: UNION },
      { do: 'quiz', lesson: UNION, wrong: [6, 9, 10, 13, 17] },
      { do: 'practise', lesson: UNION, count: 3 },
    ],
  },
  {
    daysAgo: 30,
    minutes: 17,
    deeds: [{ do: 'test', lesson: SETS, wrong: [4] }],
  },
  {
    daysAgo: 28,
    minutes: 28,
    deeds: [
      { do: 'read', lesson: PLACES },
      { do: 'quiz', lesson: PLACES, wrong: [2, 15] },
      {
        do: 'note',
        lesson: PLACES,
        color: 'green',
        page: {
          title: 'Mjesne vrijednosti',
          content: 'jedinice, desetice, stotice, tisućice, desettisućice, stotisućice, milijunice',
        },
      },
    ],
  },
  {
    daysAgo: 26,
    minutes: 24,
    deeds: [
      { do: 'read', lesson: NUMBER_LINE },
      { do: 'quiz', lesson: NUMBER_LINE, wrong: [8] },
    ],
  },
  {
    daysAgo: 24,
    minutes: 27,
    deeds: [
      { do: 'read', lesson: ROUNDING },
      { do: 'quiz', lesson: ROUNDING, wrong: [4, 9, 12, 13, 18] },
      { do: 'cards', lesson: PLACES, from: 0, to: 8, unknown: [3, 6] },
    ],
  },
  {
    daysAgo: 22,
    minutes: 30,
    deeds: [
      { do: 'practise', lesson: ROUNDING, count: 4 },
      { do: 'read', lesson: SUMS },
      { do: 'quiz', lesson: SUMS, wrong: [7, 14] },
    ],
  },
  {
    daysAgo: 20,
    minutes: 25,
    deeds: [
      { do: 'read', lesson: MULTIPLES },
      { do: 'quiz', lesson: MULTIPLES, wrong: [5, 8, 10] },
      { do: 'test', lesson: ROUNDING, wrong: [2, 5, 8] },
    ],
  },
  {
    daysAgo: 18,
    minutes: 24,
    deeds: [
      { do: 'read', lesson: WATER },
      { do: 'quiz', lesson: WATER, wrong: [3, 8, 12] },
    ],
  },
  {
    daysAgo: 16,
    minutes: 14,
    deeds: [
      { do: 'cards', lesson: WATER, from: 0, to: 10, unknown: [2, 5] },
      {
        do: 'note',
        lesson: WATER,
        color: 'blue',
        page: {
          title: 'Promjene stanja vode',
          content:
            'taljenje: led → voda\nsmrzavanje: voda → led\nisparavanje: voda → para\nkondenzacija: para → voda',
        },
      },
    ],
  },
  {
    daysAgo: 15,
    minutes: 18,
    deeds: [
      { do: 'practise', lesson: WATER, count: 2 },
      { do: 'test', lesson: WATER, wrong: [4, 7] },
    ],
  },
  {
    daysAgo: 12,
    minutes: 27,
    deeds: [
      { do: 'read', lesson: DIVISIBLE },
      { do: 'quiz', lesson: DIVISIBLE, wrong: [1, 4, 9, 11] },
      { do: 'mark', lesson: DIVISIBLE },
    ],
  },
  {
    daysAgo: 10,
    minutes: 12,
    deeds: [{ do: 'cards', lesson: DIVISIBLE, from: 0, to: 10, unknown: [0, 3, 7] }],
  },
  {
    daysAgo: 8,
    minutes: 31,
    deeds: [
      { do: 'read', lesson: EGYPT },
      { do: 'quiz', lesson: EGYPT, wrong: [2, 6] },
      { do: 'practise', lesson: DIVISIBLE, count: 3 },
      {
        do: 'noteQuestion',
        lesson: EGYPT,
        place: 6,
        answer: 'Točan odgovor: hijeroglifi',
      },
    ],
  },
  {
    daysAgo: 6,
    minutes: 22,
    deeds: [
      { do: 'practise', lesson: DIVISIBLE, count: 3 },
      { do: 'test', lesson: DIVISIBLE, wrong: [6] },
      { do: 'mark', lesson: PRIMES },
    ],
  },
  {
    daysAgo: 4,
    minutes: 26,
    deeds: [
      { do: 'read', lesson: PRIMES },
      { do: 'quiz', lesson: PRIMES, wrong: [3, 8, 9, 11, 13, 15] },
      {
        do: 'note',
        lesson: PRIMES,
        color: 'yellow',
        page: {
          title: 'Prosti brojevi do 20',
          content: '2, 3, 5, 7, 11, 13, 17, 19\nBroj 1 nije ni prost ni složen!',
        },
      },
    ],
  },
  {
    daysAgo: 2,
    minutes: 19,
    deeds: [
      { do: 'cards', lesson: EGYPT, from: 0, to: 8, unknown: [1, 6] },
      {
        do: 'check',
        lesson: WATER,
        answers: [
          {
            text: 'Voda isparava na svakoj temperaturi i kao vodena para odlazi u zrak.',
            points: [0, 1, 2],
          },
          {
            text: 'U zraku ima puno vodene pare. Na hladnom zrcalu se ohladi i nastaju kapljice.',
            points: [0, 1, 2],
          },
          {
            text: 'Voda se širi kad se smrzava pa boca prsne jer nema mjesta.',
            points: [0, 1],
          },
          {
            text: 'U ledu su čestice složene i titraju, a u pari se gibaju slobodno.',
            points: [0, 2],
          },
        ],
      },
    ],
  },
  {
    daysAgo: 1,
    minutes: 11,
    deeds: [
      { do: 'practise', lesson: PRIMES, count: 2 },
      { do: 'plan', lessons: [DIVISIBLE, PRIMES], inDays: 5 },
    ],
  },
]
