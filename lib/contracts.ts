import * as admin from '@/lib/admin/contract'
import * as billing from '@/lib/billing/contract'
import * as cache from '@/lib/cache/contract'
import * as content from '@/lib/content/contract'
import * as funQuizzes from '@/lib/fun-quizzes/contract'
import * as health from '@/lib/health/contract'
import type { Contract } from '@/lib/http/contract'
import * as cards from '@/lib/cards/contract'
import * as check from '@/lib/check/contract'
import * as learning from '@/lib/quiz/contract'
import * as lessonState from '@/lib/lesson-state/contract'
import * as notebook from '@/lib/notebook/contract'
import * as rounds from '@/lib/quiz/round-contract'
import * as tests from '@/lib/exams/contract'
import * as report from '@/lib/reports/contract'
import * as mistakeList from '@/lib/mistakes/contract'
import * as profile from '@/lib/profile/contract'
import * as plan from '@/lib/plan/contract'
import * as questions from '@/lib/questions/contract'
import * as rewards from '@/lib/rewards/contract'
import * as site from '@/lib/site/contract'
import * as users from '@/lib/accounts/contract'
import * as familyData from '@/lib/family-data/contract'
import * as pictures from '@/lib/accounts/pictures/contract'

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'returns' in value

/** Every call of the API; a test compares them with the route files. */
export const contracts: Contract[] = [
  content,
  questions,
  learning,
  lessonState,
  cards,
  check,
  notebook,
  rounds,
  tests,
  report,
  mistakeList,
  plan,
  profile,
  rewards,
  funQuizzes,
  users,
  pictures,
  familyData,
  billing,
  admin,
  site,
  health,
  cache,
]
  .flatMap((domain) => Object.values(domain) as unknown[])
  .filter(isContract)
