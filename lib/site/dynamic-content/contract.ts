import { contract } from '@/lib/platform/http/contract'
import { AT } from './calls'
import { dynamicContentSchema } from './model'

export const dynamicContentContract = contract(AT.dynamicContent, {
  access: 'public',
  summary: 'Izgled, pasica, izdvojene lekcije i pokrovitelji',
  returns: dynamicContentSchema,
  /** Specification, section 8. */
  failure: 'Došlo je do greške prilikom dohvaćanja sadržaja',
})
