/** Specification, sections 4 and 9: the moments of a level-up, in milliseconds from its opening. */
export const LEVEL_UP_MS = {
  /** The new image fades in, with the first confetti. */
  newImage: 800,
  /** The second burst follows the first after this long. */
  secondBurst: 300,
  /** The old image is hidden. */
  oldImageGone: 1_200,
  /** All but the welcome begins to fade. */
  fade: 4_000,
  /** How long the fade takes; then it closes. */
  fadeLasts: 1_000,
} as const

/** Particles of the two bursts. */
export const CONFETTI = { first: 100, second: 50 } as const

/** Specification, section 9: a flame's dialog waits this long after the user has loaded. */
export const POPUP_DELAY_MS = 1_500

/** A level-up is not shown again within this time. */
export const LEVEL_UP_LOCK_MS = 1_000
