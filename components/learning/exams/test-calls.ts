import { call } from '@/lib/platform/http/client'
import { examsApiCalls } from '@/lib/learning/exams/calls'
import type { OpenTest, TestOverview } from '@/lib/learning/exams/model'
import type { TestScope } from '@/lib/learning/exams/scope'

/** A pupil's tests of a scope; `isLocked` only comes with mixed tests. */
export const fetchTestOverview = (
  scope: TestScope,
): Promise<TestOverview & { isLocked?: boolean }> =>
  'lessonId' in scope
    ? call(examsApiCalls.testOverview, { params: { id: scope.lessonId } })
    : call(examsApiCalls.mixedTestOverview, { query: scope })

/** Starts a test of a scope, or continues the open one. */
export const startTestOf = (scope: TestScope, minutes: number | null): Promise<OpenTest> =>
  'lessonId' in scope
    ? call(examsApiCalls.startTest, { params: { id: scope.lessonId }, body: { minutes } })
    : call(examsApiCalls.startMixedTest, { body: { ...scope, minutes } })
