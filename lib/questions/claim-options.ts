/** The answers to a claim; their words are none of a verdict's. */
export const CLAIM_OPTIONS = [
  { id: 'true', html: 'Tvrdnja je točna' },
  { id: 'false', html: 'Tvrdnja nije točna' },
]
