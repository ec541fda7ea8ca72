/**
 * Rule 20.12: timing of a level-up dialog, in milliseconds from its opening.
 */
export const LEVEL_UP_MS = {
  /** The new image fades in, with the first confetti burst. */
  newImage: 800,
  /** Delay of the second burst after the first. */
  secondBurst: 300,
  /** The old image is hidden. */
  oldImageGone: 1_200,
  /** Everything except the welcome starts to fade. */
  fade: 4_000,
  /** Duration of the fade; then the dialog closes. */
  fadeLasts: 1_000,
} as const

/** Particles in the two bursts. */
export const CONFETTI_PARTICLES = { first: 100, second: 50 } as const

/** Rule 20.15: delay of a flame's dialog after the user has loaded. */
export const POPUP_DELAY_MS = 1_500

/** A level-up is not shown again within this time. */
export const LEVEL_UP_COOLDOWN_MS = 1_000
