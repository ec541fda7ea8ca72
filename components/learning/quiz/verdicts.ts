import type { MascotPose } from '@/components/art/mascot'
import type { Judged, QuestionKind } from '@/lib/content/questions/model'

type Verdict = { title: string; pose: MascotPose; look: string; tone: string }

const VERDICTS: Record<Judged['outcome'], Verdict> = {
  right: { title: 'Točno!', pose: 'cheer', look: 'bg-good-soft', tone: 'text-good' },
  spelling: {
    title: 'Točno, ali pazi na pisanje',
    pose: 'cheer',
    look: 'bg-almost-soft',
    tone: 'text-almost',
  },
  partly: { title: 'Djelomično točno', pose: 'think', look: 'bg-almost-soft', tone: 'text-almost' },
  wrong: { title: 'Nije točno', pose: 'think', look: 'bg-bad-soft', tone: 'text-bad' },
}

/** For claims, “Točno” could be read as the claim being true. */
const CLAIM_TITLES: Partial<Record<Judged['outcome'], string>> = {
  right: 'Bravo, dobar odgovor!',
  wrong: 'Ovo nije dobar odgovor',
}

const UNKNOWN: Verdict = {
  title: 'Evo kako je to',
  pose: 'think',
  look: 'bg-link-soft',
  tone: 'text-link',
}

/**
 * Title, mascot pose and colours that show a judgement.
 * @param isUnknown the answer was „Ne znam”
 */
export function verdictOf(
  kind: QuestionKind,
  outcome: Judged['outcome'],
  isUnknown = false,
): Verdict {
  if (isUnknown) return UNKNOWN
  const verdict = VERDICTS[outcome]
  const claimTitle = kind === 'true-false' ? CLAIM_TITLES[outcome] : undefined
  return { ...verdict, title: claimTitle ?? verdict.title }
}
