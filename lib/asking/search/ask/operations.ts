import { fold } from '@/lib/platform/hr/fold'
import type { WordToken } from '../tokens'

/** Arithmetic operations by their sign. */
const OPERATIONS: Record<string, string> = {
  '+': 'zbrajanje',
  '-': 'oduzimanje',
  '−': 'oduzimanje',
  '*': 'množenje',
  x: 'množenje',
  '·': 'množenje',
  '×': 'množenje',
  ':': 'dijeljenje',
  '/': 'dijeljenje',
  '÷': 'dijeljenje',
}

const SUM = /(?<![\p{L}\p{N}])\d+(?: ?([-+−*x·×:/÷]) ?\d+)+(?![\p{L}\p{N}])/gu

/** Calculations in a query, as the word for the operation: 8 + 7 searches for „zbrajanje”. */
export const operationsIn = (query: string): WordToken[] =>
  [...query.matchAll(SUM)].flatMap(({ 0: sum, 1: sign, index }) => {
    const surface = OPERATIONS[sign ?? '']
    if (!surface) return []
    return [{ surface, word: fold(surface), start: index, end: index + sum.length }]
  })
