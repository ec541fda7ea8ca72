import { checkMarkdown } from '@/lib/platform/markdown/check'
import { checkCalculation } from '../calculation'
import type { VariableValues } from '../calculation/evaluate'
import { ImportNotes } from '../gift/notes'
import { hintFaults, hintWarnings } from '../hints'
import { giftRules } from '../kinds/gift'
import { groupsWarnings } from '../kinds/groups/gift'
import { keyFault } from '../kinds/correct-answers-as-typed'
import type { ImportedQuestion, QuestionBody } from '../model'
import { checkNumbers, describeValues, type SampleDraw } from '../numbers/check'
import { reasonFaults } from '../numbers/draw-faults'
import { mediaFaults, revealingDescriptionWarnings, unplayableSoundFaults } from '../pictures'
import { textsOf } from '../texts'

export type QuestionContent = Pick<
  ImportedQuestion,
  'text' | 'body' | 'explanation' | 'numbers' | 'calculation' | 'hints'
>
export type FieldFault = { field: keyof QuestionContent; message: string }

/**
 * Faults that prevent publishing a question, each with its field. Changing numbers are checked in
 * many draws.
 */
export const completenessFaults = (question: QuestionContent, grade?: number): FieldFault[] =>
  completenessReport(question, grade).faults

/**
 * `completenessFaults` with warnings and, for changing numbers, the checked draws.
 * @param grade of the pupils, 1 to 8, for the size of changing numbers; unknown without it
 */
export function completenessReport(question: QuestionContent, grade?: number) {
  const { numbers, text, explanation, body, hints = [] } = question
  const faults: FieldFault[] = [
    ...writtenFaults('text', [text]),
    ...writtenFaults('explanation', [explanation ?? '']),
    ...writtenFaults('body', textsOf(body)),
    ...writtenFaults('hints', hints),
    ...hintFaults(hints).map((message) => ({ field: 'hints' as const, message })),
    ...unplayableSoundFaults(body).map((message) => ({ field: 'body' as const, message })),
  ]
  const warnings = [
    ...revealingDescriptionWarnings(question),
    ...groupsWarnings(body).map(withoutGiftSigns),
  ]
  if (numbers === null) {
    const own = [...faults, ...keyFaults(question)]
    const others = [...reasonFaults(question), ...hintWarnings([question])]
    return { faults: own, warnings: [...warnings, ...others], draws: [] }
  }
  const inDraw: FieldFault[] = []
  const faultsOf = (drawn: Partial<QuestionContent>, values: VariableValues) => {
    // The faults of one draw are enough.
    if (!inDraw.length) inDraw.push(...keyFaults({ ...question, ...drawn }, values))
    return []
  }
  const checked = checkNumbers({ ...question, numbers }, faultsOf, { grade })
  const ofNumbers = checked.faults.map((message) => ({ field: 'numbers' as const, message }))
  const draws: SampleDraw[] = checked.draws
  return {
    faults: [...faults, ...ofNumbers, ...inDraw],
    warnings: [...warnings, ...checked.warnings, ...hintWarnings(draws.map((one) => one.question))],
    draws,
  }
}

/** Faults in Markdown, formulas and pictures of texts. */
function writtenFaults(field: FieldFault['field'], texts: string[]): FieldFault[] {
  const messages = texts.flatMap((text) => [
    ...checkMarkdown(text).faults.map(({ message }) => message),
    ...mediaFaults(text, []).lacks,
  ])
  return [...new Set(messages)].map((message) => ({ field, message }))
}

/** Faults in key and explanations, by the same rules as in an import. */
function keyFaults(
  { body, explanation, calculation }: QuestionContent,
  values?: VariableValues,
): FieldFault[] {
  const said = values ? `${describeValues(values)}: ` : ''
  const ofBody = messagesOf(body, 'x')
  const ofExplanation = messagesOf(body, explanation).filter((one) => !ofBody.includes(one))
  const disagreement = checkCalculation({ calculation, body }, values)
  return [
    ...ofBody.map((message) => ({ field: 'body' as const, message: said + message })),
    ...ofExplanation.map((message) => ({ field: 'explanation' as const, message })),
    ...(disagreement ? [{ field: 'calculation' as const, message: said + disagreement }] : []),
  ]
}

function messagesOf(body: QuestionBody, explanation: string | null): string[] {
  const notes = new ImportNotes()
  giftRules(body.kind).check(body as never, notes, explanation)
  const fault = notes.errors.length ? null : keyFault(body)
  if (fault) notes.lack(fault)
  return [...notes.errors, ...notes.lacks].map(withoutGiftSigns)
}

/** A message's hint at a missing GIFT sign makes no sense in a form. */
const withoutGiftSigns = (message: string) => message.replace(/ \(#+\)/, '')
