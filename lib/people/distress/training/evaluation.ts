import { distressLevelIn } from '../level'

type Sentence = string | { text: string; kind?: string }
/** Sentences of children in distress, and harmless sentences with the same words. */
export type SentenceSet = { distress: Sentence[]; harmless: Sentence[] }

/** The 95 % confidence interval of a share of hits (Wilson). */
export function wilsonInterval(hits: number, of: number): [low: number, high: number] {
  const z = 1.96
  const share = hits / of
  const middle = share + z ** 2 / (2 * of)
  const half = z * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2))
  const scale = 1 + z ** 2 / of
  return [Math.max(0, (middle - half) / scale), Math.min(1, (middle + half) / scale)]
}

const toLooked = (sentence: Sentence) => {
  const { text, kind = '' } = typeof sentence === 'string' ? { text: sentence } : sentence
  return { text, kind, level: distressLevelIn(text) }
}

/** The level of each sentence of a set, and the totals. */
export function evaluateSentences({ distress, harmless }: SentenceSet) {
  const told = distress.map(toLooked)
  const quiet = harmless.map(toLooked)
  const count = (looked: typeof told, isCounted: (level: string | null) => boolean) =>
    looked.filter(({ level }) => isCounted(level)).length
  const isAlarm = (level: string | null) => level === 'alarm'
  const isCard = (level: string | null) => level !== null
  return {
    told,
    quiet,
    found: { alarm: count(told, isAlarm), card: count(told, isCard), of: told.length },
    false: { alarm: count(quiet, isAlarm), card: count(quiet, isCard), of: quiet.length },
  }
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const line = (name: string, hits: number, of: number): string => {
  const [low, high] = wilsonInterval(hits, of)
  return `${name}: ${hits} of ${of}, ${percent(hits / of)} (${percent(low)} to ${percent(high)})`
}

/** The printed report: shares with confidence intervals, then missed sentences by kind. */
export function reportOf(set: SentenceSet): string {
  const { told, quiet, found, false: wrong } = evaluateSentences(set)
  const missed = told.filter(({ level }) => level !== 'alarm')
  const kinds = [...new Set(missed.map(({ kind }) => kind))].toSorted()
  return [
    line('Distress that alarms', found.alarm, found.of),
    line('Distress with a card, small ones too', found.card, found.of),
    line('Harmless that alarms', wrong.alarm, wrong.of),
    line('Harmless with a card, small ones too', wrong.card, wrong.of),
    '',
    'Distress that does not alarm',
    ...kinds.flatMap((kind) => [
      `  ${kind || 'of no kind'}`,
      ...missed
        .filter((one) => one.kind === kind)
        .map(({ text, level }) => `    ${level ?? 'no card'}: ${text}`),
    ]),
    '',
    'Harmless with a card',
    ...quiet
      .filter(({ level }) => level !== null)
      .map(({ text, level }) => `    ${level ?? ''}: ${text}`),
  ].join('\n')
}
