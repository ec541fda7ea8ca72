/**
 * A reader's choices for the look and the speech of texts; the first of each is the default.
 * `app/styles/reading.css` implements the look.
 */
export const READING_CHOICES = {
  font: ['usual', 'dyslexia'],
  size: ['usual', 'larger', 'largest'],
  spacing: ['usual', 'wide'],
  /** A button beside each question that reads it aloud; in grades 1 and 2 it is always shown. */
  aloud: ['off', 'on'],
  pace: ['usual', 'slower', 'faster'],
} as const

type Choices = typeof READING_CHOICES

export type ReadingSetting = keyof Choices

export type ReadingSettings = { [Setting in ReadingSetting]: Choices[Setting][number] }

export const READING_SETTING_NAMES = Object.keys(READING_CHOICES) as ReadingSetting[]

export const DEFAULT_READING_SETTINGS: ReadingSettings = {
  font: 'usual',
  size: 'usual',
  spacing: 'usual',
  aloud: 'off',
  pace: 'usual',
}

export const areDefaultReadingSettings = (settings: ReadingSettings): boolean =>
  READING_SETTING_NAMES.every((setting) => settings[setting] === DEFAULT_READING_SETTINGS[setting])

/** The attribute of the root element that the style sheet uses. */
export const readingAttribute = (setting: ReadingSetting) => `data-reading-${setting}`

const choiceAmong = <Choice>(choices: readonly [Choice, ...Choice[]], value: unknown): Choice =>
  choices.find((choice) => choice === value) ?? choices[0]

/** Settings from storage; unknown values become the default. */
export function toReadingSettings(value: unknown): ReadingSettings {
  const kept = Object(value) as Partial<Record<ReadingSetting, unknown>>
  return {
    font: choiceAmong(READING_CHOICES.font, kept.font),
    size: choiceAmong(READING_CHOICES.size, kept.size),
    spacing: choiceAmong(READING_CHOICES.spacing, kept.spacing),
    aloud: choiceAmong(READING_CHOICES.aloud, kept.aloud),
    pace: choiceAmong(READING_CHOICES.pace, kept.pace),
  }
}
