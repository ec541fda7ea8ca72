import { RefusalActions } from '@/components/learning/quiz/refusal-actions'
import type { TestResult } from '@/lib/learning/exams/model'
import type { RemedyPage } from '@/lib/platform/http/errors'
import { TestMark } from './test-mark'

/** A finished test whose review is closed by an open one. */
export type ClosedReview = { result: TestResult; message: string; way: RemedyPage | undefined }

type ClosedReviewScreenProps = ClosedReview & { note: string | null; onBack: () => void }

/** The mark of a test, and the way to the open test that closes its review. */
export const ClosedReviewScreen = (props: ClosedReviewScreenProps) => (
  <section className="flex animate-rise flex-col items-center gap-3 py-4 text-center">
    <TestMark {...props.result} />
    {props.note && <p className="max-w-md font-semibold">{props.note}</p>}
    <p className="max-w-md pb-3 text-lg">{props.message}</p>
    <RefusalActions test={props.way} skipLabel="Natrag na početak testa" onSkip={props.onBack} />
  </section>
)
