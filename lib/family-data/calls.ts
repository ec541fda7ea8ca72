import { callOf } from '@/lib/http/call'
import type { eraseFamilyContract, erasureContract, exportFamilyContract } from './contract'

export const eraseFamilyCall = callOf<typeof eraseFamilyContract>('POST', '/korisnik/brisanje')
export const erasureCall = callOf<typeof erasureContract>('GET', '/korisnik/brisanje')
export const exportFamilyCall = callOf<typeof exportFamilyContract>('GET', '/korisnik/izvoz')
