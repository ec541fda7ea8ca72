export const SOUND_LIMITS = {
  name: 120,
  alt: 300,
  bytes: 20_000_000,
  /** Maximum size of an M4A's `moov` box; an hour of sound needs about 500 kB. */
  tableBytes: 4_000_000,
} as const

/** Limits of a sentence that an editor records in the browser, as an MP3. */
export const RECORDING_LIMITS = {
  seconds: 60,
  /** A shorter one is a slip of the finger. */
  leastSeconds: 0.5,
  /** How much longer than `seconds` a file may be: encoders pad, and timers are late. */
  slackSeconds: 1,
  /** A minute has 720 kB at `kilobitsPerSecond`. */
  bytes: 1_000_000,
  kilobitsPerSecond: 96,
  samplesPerSecond: 44_100,
  /** Loudness of the loudest moment below which nothing was said, in decibels of full scale. */
  silentDecibels: -45,
} as const

/** The format that the server accepts from the recorder; all browsers play it. */
export const RECORDING_TYPE = 'audio/mpeg'

/**
 * Accepted MIME types of uploads, including the names that browsers use. Phones write M4A files
 * with the brand of any MP4; reading the file shows whether it contains nothing but sound.
 */
export const SOUND_TYPES = [
  'audio/mpeg',
  'audio/mp4',
  'audio/x-m4a',
  'audio/m4a',
  'video/mp4',
] as const
