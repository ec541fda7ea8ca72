import { distressIn } from '@/lib/people/distress/level'
import { correct } from './correct'
import { understand, type Understood } from './understand'

/** What every way of finding says of each of its finds, the best first. */
export type Fit = {
  /** How well it fits: about 1 where its title has all words. */
  rank: number
  /** All words are there, and where they tell what it is about. */
  isSure: boolean
}

/** How an answer came about, where nothing has all the words as they were typed. */
export type Answer<Found> = {
  found: Found[]
  understood: Understood
  /** What was looked for instead of words with typing errors, as texts have it. */
  instead?: string
  /** Some of the words are missing in what was found. */
  isNear?: true
}

/** What fits half as well as the best is found with it. */
const BESIDE_BEST = 0.5

/** What fits less is not even near. */
const NEAR = 0.12

/**
 * Looks for a query as it is typed; when nothing is surely meant, with its typing errors corrected; else
 * what is nearest, except for an unknown equation, to which nothing is near. The words of a child in
 * distress are not corrected, nor answered by what has some of them: there is help beside the field
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
