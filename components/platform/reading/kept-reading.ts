let choice: boolean | undefined

/**
 * Whether what comes next, such as the next question, is read to an early reader by itself: from the
 * first tap on a page, which browsers ask for before the first word, until reading is stopped. To
 * older pupils nothing is read unasked (decision 058).
 */
export const isAutoReading = (): boolean =>
  'earlyReader' in document.documentElement.dataset && (choice ?? hasBeenTapped())

/** Whether this page was tapped, or reached by a tap. Old browsers don't say. */
const hasBeenTapped = () =>
  (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive === true

/** Reading was begun or stopped. */
export const setAutoReading = (isOn: boolean): void => {
  choice = isOn
}
