import { CARDS, QUESTIONS } from '@/lib/content/curriculum/nouns'
import { formatDay } from '@/lib/platform/hr/dates'
import { DAY_FORMS, durationWords } from '@/lib/platform/hr/durations'
import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import { MARK_WORDS } from '@/lib/learning/exams/marks'
import type { BarUnit, FoundStart, MarkedTest, PeriodKey, TopicLevel, Totals } from './model'

const QUIZZES: PluralForms = ['kviz', 'kviza', 'kvizova']
export const TEST_FORMS: PluralForms = ['test', 'testa', 'testova']
const ANSWERS: PluralForms = ['odgovor', 'odgovora', 'odgovora']
const TIMES: PluralForms = ['put', 'puta', 'puta']
/** With the verb, as in „3 zadatka čekaju”: parents read about tasks, not mistakes. */
const WAITING_TASK_FORMS: PluralForms = ['zadatak čeka', 'zadatka čekaju', 'zadataka čeka']

export const PERIOD_WORDS: Record<PeriodKey, string> = {
  '7': '7 dana',
  '30': '30 dana',
  sve: 'Sve',
}

export const LEVEL_WORDS: Record<TopicLevel, string> = {
  strong: 'Ide jako dobro',
  steady: 'Dobro napreduje',
  weak: 'Treba još vježbe',
}

/** True when there is any activity to report. */
export const hasActivity = ({ activeDays, cards, quizzes, tests, checks }: Totals): boolean =>
  activeDays + cards + quizzes + tests + checks > 0

/**
 * The activity in one to four sentences: time learnt (always), answers, what was finished, open
 * mistakes.
 */
export function summaryLines(totals: Totals): string[] {
  const { ms, activeDays, days, answers, right, cards, quizzes, tests, checks } = totals
  const done = [
    ...(quizzes ? [counted(quizzes, QUIZZES)] : []),
    ...(tests ? [counted(tests, TEST_FORMS)] : []),
    ...(cards ? [counted(cards, CARDS)] : []),
    ...(checks ? [`${counted(checks, ANSWERS)} u provjeri`] : []),
  ]
  return [
    `Učenje: ${durationWords(ms)}, ${counted(activeDays, DAY_FORMS)} od ${days}.`,
    ...(answers
      ? [`Odgovoreno: ${counted(answers, QUESTIONS)}, od toga ${right} točno${helpWords(totals)}.`]
      : []),
    ...(done.length ? [`Završeno: ${joinWithAnd(done)}.`] : []),
    ...(totals.openMistakes
      ? [
          `Sveukupno, uz kartice i provjere, ${counted(totals.openMistakes, WAITING_TASK_FORMS)} novi pokušaj.`,
        ]
      : []),
  ]
}

/** „Početna provjera: Matematika (Brojevni atelje 5), počinje od lekcije …” */
export const foundStartLine = ({ subject, book, lesson, day }: FoundStart) =>
  `Početna provjera: ${subject} (${book}), počinje od lekcije „${lesson}”, ${formatDay(day)}`

/** „, uz uputu 3; „Ne znam” 2 puta”; empty without both. */
const helpWords = ({ hinted, unknown }: Totals): string =>
  [hinted && `, uz uputu ${hinted}`, unknown && `; „Ne znam” ${counted(unknown, TIMES)}`]
    .filter(Boolean)
    .join('')

/** „vrlo dobar (4), točno 8 od 10” */
export const testResultWords = ({
  mark,
  right,
  total,
}: Pick<MarkedTest, 'mark' | 'right' | 'total'>) =>
  `${MARK_WORDS[mark]} (${mark}), točno ${right} od ${total}`

/** „a, b i c”. */
export function joinWithAnd(parts: string[]): string {
  const last = parts.at(-1) ?? ''
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} i ${last}`
}

const parts = (day: string) => day.split('-').map(Number)

/** `20. 11.` */
const short = (day: string) => {
  const [, month, date] = parts(day)
  return `${date}. ${month}.`
}

/** The label of a bar: `20. 11.`, `16. 11. – 22. 11.`, `11. 2026.` */
export function barLabel({ from, to }: { from: string; to: string }, unit: BarUnit): string {
  const [year, month] = parts(from)
  if (unit === 'month') return `${month}. ${year}.`
  return unit === 'day' || from === to ? short(from) : `${short(from)} – ${short(to)}`
}
