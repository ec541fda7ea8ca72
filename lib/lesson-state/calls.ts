import { callOf } from '@/lib/http/call'
import type { lessonStateContract } from './contract'

export const lessonStateCall = callOf<typeof lessonStateContract>('GET', '/lessons/{id}/stanje')
