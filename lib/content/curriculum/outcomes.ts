import { z } from 'zod'
import { CONTENT_LIMITS as MAX } from './limits'

/** A code of the Croatian curriculum: subject, school, domain, grade, number. */
const OUTCOME_CODE = /^[A-Z]{2,4} OŠ [A-E]\.\d\.\d$/

/** Codes of the learning outcomes that a lesson works towards, in the author's order. */
export const outcomesSchema = z.array(z.string().trim()).superRefine((codes, { addIssue }) => {
  const wrong = codes.find((code) => !OUTCOME_CODE.test(code))
  if (wrong !== undefined)
    addIssue(`„${wrong.slice(0, MAX.outcomeCode)}” nije oznaka ishoda. Piše se kao MAT OŠ A.5.1.`)
  if (new Set(codes).size < codes.length) addIssue('Isti ishod naveden je dvaput.')
  if (codes.length > MAX.outcomes) addIssue(`Najviše ${MAX.outcomes} ishoda.`)
})

export const VERIFIED_WITHOUT_OUTCOMES = 'Bez ishoda nema što biti provjereno.'

/**
 * Whether a lesson's outcomes are verified after an import: its file says so, or an editor verified
 * these very outcomes before.
 * @param stored the lesson as it is; undefined for a new one
 */
export const areVerifiedAfterImport = (
  imported: Verifiable,
  stored: (Verifiable & Record<string, unknown>) | undefined,
) =>
  imported.outcomesVerified === true ||
  (stored?.outcomesVerified === true && String(stored.outcomes) === String(imported.outcomes))

type Verifiable = { outcomes?: unknown; outcomesVerified?: unknown }

/**
 * Merged edits of a lesson, whose outcomes stay verified only if an editor has verified exactly
 * these: the other editor may have changed them.
 */
export function withoutStaleVerification<Values extends Verifiable>(
  merged: Values,
  edits: Verifiable[],
): Values {
  const isSeen = (one: Verifiable) =>
    one.outcomesVerified === true && String(one.outcomes) === String(merged.outcomes)
  return merged.outcomesVerified === true && !edits.some(isSeen)
    ? { ...merged, outcomesVerified: false }
    : merged
}
