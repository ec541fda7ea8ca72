/** Weights of answers, in percent. */
export const ANSWER_WEIGHT_OPTIONS: [number, string][] = [
  [100, 'točno'],
  [50, 'napola točno'],
  [0, 'pogrešno'],
]

/** Weights when several right answers add up to 100. */
export const SHARED_WEIGHT_OPTIONS: [number, string][] = [
  [100, 'točno (jedini takav)'],
  [50, 'točno (jedan od dva)'],
  [33.33333, 'točno (jedan od tri)'],
  [25, 'točno (jedan od četiri)'],
  [-50, 'pogrešno'],
]
