import type { SubmittedAnswer } from './model'

/** True for an answer in the form in which it is sent. */
export function isAnswer(value: unknown): value is SubmittedAnswer {
  if (!isObject(value)) return false
  const { kind, choice, choices, text, pairs } = value
  if (kind === 'single') return isText(choice)
  if (kind === 'several') return isTexts(choices)
  if (kind === 'true-false') return typeof value.value === 'boolean'
  if (kind === 'short' || kind === 'number') return isText(text)
  return kind === 'matching' && isObject(pairs) && isTexts(Object.values(pairs))
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
export const isText = (value: unknown) => typeof value === 'string'
export const isTexts = (value: unknown) => Array.isArray(value) && value.every(isText)
