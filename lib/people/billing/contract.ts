import { z } from 'zod'
import { contract, ignoredField } from '@/lib/platform/http/contract'
import { accessViewSchema } from './model'

export const subscriptionContract = contract('POST /korisnik/pretplata', {
  access: 'parent',
  summary: 'Pretplata roditelja i prava koja donosi',
  body: z.strictObject({ parentID: z.uuid() }),
  returns: accessViewSchema,
})

export const decrementTokensContract = contract('POST /korisnik/decrement-tokens', {
  access: 'user',
  summary: 'Troši jedan AI token roditelja; userId je roditelj prijavljenog korisnika ili on sam',
  body: z.strictObject({ userId: z.uuid() }),
  returns: z.object({ success: z.boolean(), tokensNo: z.int() }),
})

export const refreshAllowancesContract = contract('POST /korisnik/update-access-rights', {
  access: 'parent',
  summary: 'Obnavlja dnevna prava ako je vrijeme; brojke iz tijela ne mijenjaju ništa',
  body: z.strictObject({
    parentId: z.uuid(),
    tokensNo: ignoredField,
    tokensUpdatedAt: ignoredField,
    professorNo: ignoredField,
    professorNoUpdatedAt: ignoredField,
  }),
  returns: accessViewSchema,
})
