import { contract } from '@/lib/platform/http/contract'
import { profileSchema } from './model'

export const profileContract = contract('GET /korisnik/profil', {
  access: 'user',
  summary: 'Sve što stranica profila pokazuje prijavljenom učeniku ili roditelju',
  returns: profileSchema,
  failure: 'Profil se trenutačno ne može učitati.',
})
