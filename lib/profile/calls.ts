import { callOf } from '@/lib/http/call'
import type { profileContract } from './contract'

export const profileCall = callOf<typeof profileContract>('GET', '/korisnik/profil')
