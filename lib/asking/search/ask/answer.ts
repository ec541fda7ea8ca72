import { distressIn } from '@/lib/people/distress/level'
import { correct } from './correct'
import { understand, type Understood } from './understand'

/** The fit of a search result; results are sorted best first. */
export type Fit = {
  /** How well it fits: about 1 when its title has all the words. */
  rank: number
  /** True when all words occur, in the places that state its subject. */
  isSure: boolean
}

/** The results, and how they were found when nothing contains all words as typed. */
export type Answer<Found> = {
  found: Found[]
  understood: Understood
  /** The query with its typos corrected, in the spelling of the texts. */
  instead?: string
  /** Set when no result fits surely, so that only the closest ones are returned. */
  isNear?: true
}

/** Results with at least this share of the best rank are included. */
const BESIDE_BEST = 0.5

/** Results below this rank are not even close. */
const NEAR = 0.12

/**
 * Searches for a query as typed; if nothing fits surely, with its typos corrected; otherwise
 * returns the closest results, except for an unknown equation, which has none. Words of a child in
 * distress are neither corrected nor answered with partial matches: help is shown beside the field
 * (decision 065).
 */
export async function answer<Found extends Fit>(
  query: string,
  find: (understood: Understood) => Promise<Found[]>,
): Promise<Answer<Found>> {
  const understood = await understand(query)
  if (!understood.asked.length) return { found: [], understood }
  const found = await find(understood)
  const sure = surely(found)
  if (sure.length || understood.isEquation || distressIn(query) === 'alarm')
    return { found: sure, understood }
  const corrected = await correct(understood)
  if (!corrected) return { ...nearest(found), understood }
  const instead = corrected.map(({ surface }) => surface).join(' ')
  const meant = await understand(`${instead} `)
  const right = await find(meant)
  const rightly = surely(right)
  if (rightly.length) return { found: rightly, understood: meant, instead }
  const near = nearest(right)
  return { ...near, understood: meant, ...(near.found.length && { instead }) }
}

function surely<Found extends Fit>(found: Found[]): Found[] {
  const best = found.find(({ isSure }) => isSure)
  return best ? found.filter(({ isSure, rank }) => isSure || rank >= BESIDE_BEST * best.rank) : []
}

function nearest<Found extends Fit>(found: Found[]): Pick<Answer<Found>, 'found' | 'isNear'> {
  const near = found.filter(({ rank }) => rank >= NEAR)
  return near.length ? { found: near, isNear: true } : { found: [] }
}
