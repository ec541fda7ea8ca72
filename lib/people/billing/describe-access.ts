import { formatDate, formatDateTimeInSentence } from '@/lib/platform/hr/dates'
import { counted } from '@/lib/platform/hr/plurals'
import { DAILY_ALLOWANCES, FREE_QUESTIONS } from './limits'
import type { AccessView } from './model'

/** One kind of access: whether it is active, its remaining allowance and its end. */
export type AccessItem = { title: string; isActive: boolean; lines: string[] }

/** A parent's rights at `now`, described for the page. */
export const describeAccess = (access: AccessView, now: Date): AccessItem[] => [
  describeSubscription(access, now),
  ...describeAssistant(access, now),
  ...describeProfessor(access, now),
]

const lasts = (until: string | null, now: Date): until is string =>
  until !== null && new Date(until) > now

const validUntil = (until: string) => `Vrijedi do ${formatDate(new Date(until))}`

function describeSubscription({ subscription }: AccessView, now: Date): AccessItem {
  if (subscription && lasts(subscription.until, now)) {
    return { title: subscription.name, isActive: true, lines: [validUntil(subscription.until)] }
  }
  const free = `Skripte i prvih ${FREE_QUESTIONS} pitanja svakog kviza otvoreni su i bez pretplate.`
  const state = subscription
    ? `Pretplata je istekla ${formatDate(new Date(subscription.until))}`
    : 'Trenutačno nemate pretplatu.'
  return { title: 'Pretplata', isActive: false, lines: [state, free] }
}

/** Plural forms of the words for a token and a question. */
const REPLIES = ['odgovor', 'odgovora', 'odgovora'] as const
const QUESTIONS = ['pitanje', 'pitanja', 'pitanja'] as const

const NO_MODEL = 'Trenutačno nije dostupan. Pomoćnik dotad odgovara tekstom lekcije.'

/** Listed only while bought: otherwise the assistant answers from the lessons, free of charge. */
function describeAssistant(access: AccessView, now: Date): AccessItem[] {
  const { aiUntil, aiMaxUntil, hasModel, tokensNo, tokensUpdatedAt } = access
  const isMax = lasts(aiMaxUntil, now)
  const until = isMax ? aiMaxUntil : aiUntil
  if (!lasts(until, now)) return []
  const lines = [NO_MODEL, validUntil(until)]
  if (!hasModel) return [{ ...item('Pomoćnik s AI', lines), isActive: false }]
  const all = isMax ? DAILY_ALLOWANCES.aiMaxTokens : DAILY_ALLOWANCES.aiTokens
  const renewed =
    tokensUpdatedAt && new Date(Date.parse(tokensUpdatedAt) + DAILY_ALLOWANCES.tokenWindowMs)
  const renewal = renewed && `Novih ${all} stiže ${formatDateTimeInSentence(renewed)}`
  const left = `Preostalo: ${counted(tokensNo, REPLIES)}`
  return [item('Pomoćnik s AI', [left, ...(renewal ? [renewal] : []), validUntil(until)])]
}

function describeProfessor({ professorUntil, professorNo }: AccessView, now: Date): AccessItem[] {
  if (!lasts(professorUntil, now)) return []
  const left = `Preostalo danas: ${counted(professorNo, QUESTIONS)}`
  const renewal = `Svaki dan u ponoć stiže novih ${DAILY_ALLOWANCES.professorQuestions}.`
  return [item('Pitanja profesoru', [left, renewal, validUntil(professorUntil)])]
}

const item = (title: string, lines: string[]): AccessItem => ({ title, isActive: true, lines })
