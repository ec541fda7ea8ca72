/** Address of a child's report. */
export const reportPath = (childId: string) => `/profil/izvjestaj/${childId}`

/** Id of the heading above the weekly letter's switch, on the parent's profile. */
export const WEEKLY_SWITCH_ID = 'tjedni-izvjestaj'

export const WEEKLY_SWITCH_PATH = `/profil#${WEEKLY_SWITCH_ID}`
