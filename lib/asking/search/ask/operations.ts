import { fold } from '@/lib/platform/hr/fold'
import type { Token } from '../tokens'

/** What is done with numbers, by its sign. */
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

/** A sum of numbers as the word for what is done: 8 + 7 is asked for by „zbrajanje”. */
export const operationsIn = (query: string): Token[] =>
  [...query.matchAll(SUM)].flatMap(({ 0: sum, 1: sign, index }) => {
    const surface = OPERATIONS[sign ?? '']
    if (!surface) return []
    return [{ surface, word: fold(surface), start: index, end: index + sum.length }]
  })
