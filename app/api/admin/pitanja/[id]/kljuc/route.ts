import { endpoint, route } from '@/lib/platform/http/endpoint'
import {
  correctKeyContract,
  expectedCorrectionContract,
} from '@/lib/learning/quiz/key-correction/contract'
import { correctKey, expectCorrection } from '@/lib/learning/quiz/key-correction/correct'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(expectedCorrectionContract, ({ params }) => expectCorrection(params.id)),
  endpoint(correctKeyContract, ({ params, session }) => correctKey(session.accountId, params.id)),
)
