import { endpoint, route } from '@/lib/platform/http/endpoint'
import {
  applyKeyCorrectionContract,
  expectedCorrectionContract,
} from '@/lib/learning/quiz/key-correction/contract'
import {
  applyKeyCorrection,
  previewKeyCorrection,
} from '@/lib/learning/quiz/key-correction/correct'

export const { GET, POST, PUT, PATCH, DELETE } = route(
  endpoint(expectedCorrectionContract, ({ params }) => previewKeyCorrection(params.id)),
  endpoint(applyKeyCorrectionContract, ({ params, session }) =>
    applyKeyCorrection(session.accountId, params.id),
  ),
)
