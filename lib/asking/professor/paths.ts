/** A pupil's messages (rule 34.6). */
export const INBOX_PATH = '/inbox'

export const PROFESSOR_ADMIN_PATH = '/admin/professor-questions'

/** Address of a child's thread, which is a part of the child's report. */
export const threadInReportPath = (childId: string) => `/profil/izvjestaj/${childId}#profesor`

/** The switch for letters about answers. */
export const LETTERS_SWITCH_ID = 'odgovori-profesora'
export const LETTERS_SWITCH_PATH = `/profil#${LETTERS_SWITCH_ID}`
