import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as contracts from './contract'

export const placementApiCalls = apiCallsOf<typeof contracts>()({
  openPlacement: 'POST /literature/{id}/pocetna-provjera',
  answerPlacement: 'POST /literature/{id}/pocetna-provjera/odgovor',
})
