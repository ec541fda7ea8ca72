import { callOf } from '@/lib/http/call'
import type { judgeAnswerContract } from './contract'

export const judgeAnswerCall = callOf<typeof judgeAnswerContract>('POST', '/pitanja/{id}/odgovor')
