/**
 * How a reader wants texts to look, and to hear them; the first of each is the usual.
 * `app/styles/reading.css` draws them.
 */
export const READING_CHOICES = {
  font: ['usual', 'dyslexia'],
  size: ['usual', 'larger', 'largest'],
  spacing: ['usual', 'wide'],
  /** A button at each question that reads it; grades 1 and 2 have it without asking. */
  aloud: ['off', 'on'],
  pace: ['usual', 'slower', 'faster'],
} as const

type Choices = typeof READING_CHOICES

export type ReadingSetting = keyof Choices

export type ReadingSettings = { [Setting in ReadingSetting]: Choices[Setting][number] }

export const READING_SETTINGS = Object.keys(READING_CHOICES) as ReadingSetting[]

export const USUAL_READING: ReadingSettings = {
  font: 'usual',
  size: 'usual',
  spacing: 'usual',
  aloud: 'off',
  pace: 'usual',
}

export const isUsualReading = (settings: ReadingSettings): boolean =>
  READING_SETTINGS.every((setting) => settings[setting] === USUAL_READING[setting])

/** The attribute of the root that tells the style sheet. */
export const readingAttribute = (setting: ReadingSetting) => `data-reading-${setting}`

const choiceAmong = <Choice>(choices: readonly [Choice, ...Choice[]], value: unknown): Choice =>
  choices.find((choice) => choice === value) ?? choices[0]

/** Settings from storage: each that is not known is the usual one. */
export function readingOf(value: unknown): ReadingSettings {
  const kept = Object(value) as Partial<Record<ReadingSetting, unknown>>
  return {
    font: choiceAmong(READING_CHOICES.font, kept.font),
    size: choiceAmong(READING_CHOICES.size, kept.size),
    spacing: choiceAmong(READING_CHOICES.spacing, kept.spacing),
    aloud: choiceAmong(READING_CHOICES.aloud, kept.aloud),
    pace: choiceAmong(READING_CHOICES.pace, kept.pace),
  }
}
