import { callOf } from '@/lib/http/call'
import type { adminLogoutContract } from './contract'

export const adminSignOutCall = callOf<typeof adminLogoutContract>('GET', '/admin/logout')
