import { formatDate } from '@/lib/hr/dates'
import { counted, type PluralForms } from '@/lib/hr/plurals'
import { DEMO_QUESTIONS } from '@/lib/learning/limits'
import { ALLOWANCE } from './limits'
import type { AccessView } from './model'

const TOKENS: PluralForms = ['AI token', 'AI tokena', 'AI tokena']
const QUESTIONS: PluralForms = ['pitanje', 'pitanja', 'pitanja']

/** One thing that a parent can buy: what is active, what is left of it, and until when. */
export type AccessItem = { title: string; isActive: boolean; lines: string[] }

/** A parent's rights in plain words, as they stand at `now`. */
export const describeAccess = (access: AccessView, now: Date): AccessItem[] => [
  describeSubscription(access, now),
  describeAssistant(access, now),
  describeProfessor(access, now),
]

const lasts = (until: string | null, now: Date): until is string =>
  until !== null && new Date(until) > now

const validUntil = (until: string) => `Vrijedi do ${formatDate(new Date(until))}`

function describeSubscription({ subscription }: AccessView, now: Date): AccessItem {
  if (subscription && lasts(subscription.until, now)) {
    return { title: subscription.name, isActive: true, lines: [validUntil(subscription.until)] }
  }
  const free = `Skripte i prvih ${DEMO_QUESTIONS} pitanja svakog kviza otvoreni su i bez pretplate.`
  const state = subscription
    ? `Pretplata je istekla ${formatDate(new Date(subscription.until))}`
    : 'Trenutačno nemate pretplatu.'
  return { title: 'Pretplata', isActive: false, lines: [state, free] }
}

/** The larger size counts while it lasts; the smaller one may go on after it. */
function describeAssistant(access: AccessView, now: Date): AccessItem {
  const { aiUntil, aiMaxUntil, tokensNo } = access
  const isMax = lasts(aiMaxUntil, now)
  const until = isMax ? aiMaxUntil : aiUntil
  if (!lasts(until, now)) return notActive('AI pomoćnik', [aiUntil, aiMaxUntil])
  const tokens = isMax ? ALLOWANCE.aiMaxTokens : ALLOWANCE.aiTokens
  const lines = [
    `Preostalo: ${counted(tokensNo, TOKENS)}.`,
    `Jedan token je jedan odgovor pomoćnika. Nakon 24 sata opet ih je ${tokens}.`,
    validUntil(until),
  ]
  if (isMax && aiUntil && aiUntil > until) {
    const date = formatDate(new Date(aiUntil))
    lines.push(`Nakon toga vrijedi AI pomoćnik s ${ALLOWANCE.aiTokens} tokena, do ${date}`)
  }
  return { title: isMax ? 'AI pomoćnik Max' : 'AI pomoćnik', isActive: true, lines }
}

function describeProfessor({ professorUntil, professorNo }: AccessView, now: Date): AccessItem {
  const title = 'Pitanja profesoru'
  if (!lasts(professorUntil, now)) return notActive(title, [professorUntil])
  const lines = [
    `Preostalo danas: ${counted(professorNo, QUESTIONS)}.`,
    `Svaki dan ih je ${ALLOWANCE.professorQuestions}.`,
    validUntil(professorUntil),
  ]
  return { title, isActive: true, lines }
}

function notActive(title: string, ends: (string | null)[]): AccessItem {
  const last = ends
    .filter((end) => end !== null)
    .toSorted()
    .at(-1)
  const line = last ? `Isteklo ${formatDate(new Date(last))}` : 'Nije uključeno.'
  return { title, isActive: false, lines: [line] }
}
