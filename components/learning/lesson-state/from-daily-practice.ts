/** The hash of a script that „Danas” has opened: its end leads back there. */
export const FROM_DAILY_PRACTICE_HASH = 'danas'
