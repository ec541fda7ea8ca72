let isKept = false

/**
 * Whether an early reader has asked to hear this page: what comes next, such as the next question,
 * is then read by itself, until reading is stopped. Browsers ask for a tap before the first word.
 */
export const isReadingKept = (): boolean => isKept

/** No effect for older pupils, to whom nothing is read unasked (decision 058). */
export const keepReading = (isOn: boolean): void => {
  isKept = isOn && 'earlyReader' in document.documentElement.dataset
}
