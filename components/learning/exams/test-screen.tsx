'use client'
import { lazyPart } from '@/components/ui/lazy-part'
import { useSession } from '@/stores/session'
import { DeskSkeleton } from './desk-skeleton'
import { NoTestYet } from './no-test-yet'
import { TestForPupilsNotice } from './test-for-pupils-notice'
import type { TestDeskProps } from './test-desk'

/** Loaded for pupils only: guests and parents don't download it. */
const TestDesk = lazyPart(() => import('./test-desk').then((one) => one.TestDesk), {
  loading: DeskSkeleton,
  isNeeded: true,
})

type TestScreenProps = TestDeskProps & {
  testPath: string
  /** False where there are too few questions; a pupil may still have an open or a finished test. */
  isThere?: boolean
}

/** The test for pupils; for everyone else, a notice how to get to it. */
export function TestScreen({ testPath, isThere = true, ...desk }: TestScreenProps) {
  const isPupil = useSession((state) => state.viewer?.type === 'ucenik')
  return (
    <>
      <div className="pupil:hidden">
        {isThere ? (
          <TestForPupilsNotice testPath={testPath} place={desk.place} />
        ) : (
          <NoTestYet place={desk.place} />
        )}
      </div>
      <div className="hidden pupil:block">
        {isPupil ? <TestDesk {...desk} /> : <DeskSkeleton />}
      </div>
    </>
  )
}
