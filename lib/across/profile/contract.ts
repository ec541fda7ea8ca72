import { contract } from '@/lib/platform/http/contract'
import { profileSchema } from './model'
import { AT } from './calls'

export const profileContract = contract(AT.profile, {
  access: 'user',
  summary: 'Sve što stranica profila pokazuje prijavljenom učeniku ili roditelju',
  returns: profileSchema,
  failure: 'Profil se trenutačno ne može učitati.',
})
