import type { Contract } from '@/lib/platform/http/contract'
import * as rooms from './rooms'

const isContract = (value: unknown): value is Contract =>
  typeof value === 'object' && value !== null && 'method' in value && 'returns' in value

/** All API contracts. A test compares them with the route files. */
export const contracts: Contract[] = Object.values(rooms)
  .flatMap((room) => Object.values(room) as unknown[])
  .filter(isContract)
