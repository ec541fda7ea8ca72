/** A pupil's messages (specification, section 2). */
export const INBOX_PATH = '/inbox'

export const PROFESSOR_ADMIN_PATH = '/admin/professor-questions'

/** A child's thread is a part of its report. */
export const threadPath = (childId: string) => `/profil/izvjestaj/${childId}#profesor`

/** Where letters about answers are switched on and off. */
export const LETTERS_SWITCH_ID = 'odgovori-profesora'
export const LETTERS_SWITCH_PATH = `/profil#${LETTERS_SWITCH_ID}`
