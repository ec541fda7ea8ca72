import { callOf } from '@/lib/http/call'
import type { healthContract } from './contract'

export const healthCall = callOf<typeof healthContract>('GET', '/health')
