import { contract } from '@/lib/platform/http/contract'
import { dynamicContentSchema } from './model'

export const dynamicContentContract = contract('GET /dynamic-content', {
  access: 'public',
  summary: 'Izgled, pasica, izdvojene lekcije i pokrovitelji',
  returns: dynamicContentSchema,
  /** Rule 3.9. */
  failure: 'Došlo je do greške prilikom dohvaćanja sadržaja',
})
