import { contract } from '@/lib/platform/http/contract'
import { dynamicContentSchema } from './model'

export const dynamicContentContract = contract('GET /dynamic-content', {
  access: 'public',
  summary: 'Izgled, pasica, izdvojene lekcije i pokrovitelji',
  returns: dynamicContentSchema,
  /** Specification, section 8. */
  failure: 'Došlo je do greške prilikom dohvaćanja sadržaja',
})
