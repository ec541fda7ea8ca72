import { findUnit } from '../units'
import type { Notes } from './notes'

export type Tags = { isBonus: boolean; calculation: string | null; unit: string | null }

/** Tags of the comment lines above a question (docs/content-format.md); unknown ones are named. */
export function readTags(tags: string[], notes: Notes): Tags {
  const read: Tags = { isBonus: false, calculation: null, unit: null }
  // The parser lists a tag once for each attempt to read the question.
  for (const tag of new Set(tags)) {
    const [name = '', ...rest] = tag.split('=')
    const value = rest.join('=').trim()
    if (name.trim() === 'bonus' && !rest.length) read.isBonus = true
    else if (name.trim() === 'racun')
      read.calculation = once('racun', read.calculation, value, notes)
    else if (name.trim() === 'jedinica') read.unit = once('jedinica', read.unit, value, notes)
    else notes.warn(`Nepoznata oznaka „${tag}”.`)
  }
  if (read.unit !== null && !findUnit(read.unit)) {
    notes.fail(`Nepoznata mjerna jedinica „${read.unit}”.`)
  }
  return read
}

function once(name: string, known: string | null, value: string, notes: Notes): string | null {
  if (!value) notes.fail(`Oznaka „${name}” nema vrijednost.`)
  if (known !== null) notes.fail(`Oznaka „${name}” napisana je dvaput.`)
  return value
}
