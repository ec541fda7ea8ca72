/** The hash of a script that „Danas” has opened: its last page leads back there. */
export const FROM_DAILY_PRACTICE_HASH = 'danas'
