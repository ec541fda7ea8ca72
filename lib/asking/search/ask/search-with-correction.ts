import { distressLevelIn } from '@/lib/people/distress/level'
import { correctTypos } from './correct-typos'
import { interpretQuery, type InterpretedQuery } from './interpret-query'

/** The fit of a search result; results are sorted best first. */
export type SearchFit = {
  /** How well it fits: about 1 when its title has all the words. */
  rank: number
  /** True when all words occur, in the places that state its subject. */
  isSure: boolean
}

/** The results, and how they were found when nothing contains all words as typed. */
export type SearchAnswer<Found> = {
  found: Found[]
  understood: InterpretedQuery
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
export async function searchWithCorrection<Found extends SearchFit>(
  query: string,
  find: (understood: InterpretedQuery) => Promise<Found[]>,
): Promise<SearchAnswer<Found>> {
  const understood = await interpretQuery(query)
  if (!understood.asked.length) return { found: [], understood }
  const found = await find(understood)
  const sure = surely(found)
  if (sure.length || understood.isEquation || distressLevelIn(query) === 'alarm')
    return { found: sure, understood }
  const corrected = await correctTypos(understood)
  if (!corrected) return { ...nearest(found), understood }
  const instead = corrected.map(({ surface }) => surface).join(' ')
  const meant = await interpretQuery(`${instead} `)
  const right = await find(meant)
  const rightly = surely(right)
  if (rightly.length) return { found: rightly, understood: meant, instead }
  const near = nearest(right)
  return { ...near, understood: meant, ...(near.found.length && { instead }) }
}

function surely<Found extends SearchFit>(found: Found[]): Found[] {
  const best = found.find(({ isSure }) => isSure)
  return best ? found.filter(({ isSure, rank }) => isSure || rank >= BESIDE_BEST * best.rank) : []
}

function nearest<Found extends SearchFit>(
  found: Found[],
): Pick<SearchAnswer<Found>, 'found' | 'isNear'> {
  const near = found.filter(({ rank }) => rank >= NEAR)
  return near.length ? { found: near, isNear: true } : { found: [] }
}
