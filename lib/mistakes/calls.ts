import { callOf } from '@/lib/http/call'
import type { listMistakesContract, worksheetContract } from './contract'

export const listMistakesCall = callOf<typeof listMistakesContract>('GET', '/korisnik/greske')

export const worksheetCall = callOf<typeof worksheetContract>('GET', '/korisnik/greske/radni-list')
