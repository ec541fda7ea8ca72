export const SOUND_LIMITS = {
  name: 120,
  alt: 300,
  bytes: 20_000_000,
  /** Of the part of an M4A that says what is in it: for an hour of sound it needs about 500 kB. */
  tableBytes: 4_000_000,
} as const

/**
 * What a recording may be sent as, by its content and by what browsers call it. Phones write M4A with
 * the mark of any MP4: whether there is but sound in it, is seen when it is read.
 */
export const SOUND_TYPES = [
  'audio/mpeg',
  'audio/mp4',
  'audio/x-m4a',
  'audio/m4a',
  'video/mp4',
] as const
