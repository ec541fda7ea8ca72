export const SOUND_LIMITS = {
  name: 120,
  alt: 300,
  bytes: 20_000_000,
  /** Maximum size of an M4A's `moov` box; an hour of sound needs about 500 kB. */
  tableBytes: 4_000_000,
} as const

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
