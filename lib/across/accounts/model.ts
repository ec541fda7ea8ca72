import { z } from 'zod'
import { CREDENTIAL_LENGTHS } from '@/lib/platform/auth/limits'
import { accessViewSchema } from '@/lib/people/billing/model'
import { PIECE_IDS } from '@/lib/learning/rewards/mascot-pieces'
import { childSchema, pupilFields } from '@/lib/people/users/model'
import { USER_LIMITS } from '@/lib/people/users/limits'
import { isEasyPassword } from './password-strength'

/** A pupil's own learning data (rule 14.18), latest first. */
const pupilLearningSchema = z.object({
  /** Milliseconds spent, by Zagreb day. */
  dailyVisitDates: z.record(z.string(), z.int()),
  lessonBookmarks: z.array(z.object({ lessonID: z.uuid(), bookmarkedAt: z.iso.datetime() })),
  testResults: z.array(
    z.object({
      _id: z.uuid(),
      lessonID: z.uuid(),
      at: z.iso.datetime(),
      right: z.int(),
      total: z.int(),
      mark: z.int(),
    }),
  ),
  notebookColor: z.string().nullable(),
  /** What the pupil's mascot wears. */
  mascotPieces: z.array(z.enum(PIECE_IDS)),
  /** True while the parent's purchase covers all questions, cards, tests and checks. */
  hasSubscription: z.boolean(),
  /** True while the parent's purchase covers questions to the professor. */
  hasProfessor: z.boolean(),
  /** True while the model can reply: configured, paid for and not disabled by the parent. */
  hasModel: z.boolean(),
  /** Earned awards that are not redeemed yet, by value. */
  openAwards: z.object({ 1: z.int(), 5: z.int() }),
})

export type PupilLearning = z.output<typeof pupilLearningSchema>

/** Messages of rule 14.4, and others in the same style. */
export const FIELD_MESSAGES = {
  firstNameRequired: 'Ime je obavezno',
  lastNameRequired: 'Prezime je obavezno',
  emailRequired: 'Email je obavezan',
  emailInvalid: 'Unesite ispravan email',
  emailTaken: 'Ovaj email već ima račun',
  currentPasswordRequired: 'Trenutna lozinka je obavezna',
  newPasswordRequired: 'Nova lozinka je obavezna',
  newPasswordShort: 'Nova lozinka mora imati najmanje 8 znakova',
  repeatedPasswordRequired: 'Potvrda lozinke je obavezna',
  passwordsDiffer: 'Lozinke se ne podudaraju',
  passwordRequired: 'Lozinka je obavezna',
  passwordShort: 'Lozinka mora imati najmanje 8 znakova',
  passwordEasy: 'Ova se lozinka lako pogađa. Dodajte joj još koju riječ.',
  passwordOwnName: 'Lozinka ne smije biti ime, nadimak ni email.',
  passwordLong: 'Lozinka može imati najviše 200 znakova',
  nickNameRequired: 'Nadimak je obavezan',
  nickNameInvalid: 'Nadimak ima od 3 do 30 slova, brojki, točaka, crtica i podvlaka, bez razmaka',
  nickNameLetter: 'Nadimak mora imati barem jedno slovo',
  nickNameTaken: 'Ovaj nadimak je zauzet',
  nickNameLetters: 'Nadimak može imati samo slova hrvatske abecede i q, w, x, y',
  nickNameVulgar: 'Takav bi nadimak nekoga mogao povrijediti. Odaberite drugi.',
  nickNameReserved: 'Ovaj nadimak zvuči kao služba Iskre. Odaberite drugi.',
  gradeRequired: 'Razred je obavezan',
  signInNameRequired: 'Email ili nadimak je obavezan',
  termsRequired: 'Za registraciju treba prihvatiti uvjete korištenja',
  consentRequired: 'Za račun djeteta treba suglasnost roditelja',
  nameLong: 'Najviše 60 znakova',
  nameInvalid: 'Sadrži nedopuštene znakove',
} as const

const M = FIELD_MESSAGES

/** A required text, with its own message for missing, empty or blank input. */
const required = (message: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? message : undefined) })
    .trim()
    .min(1, message)

/** Control, surrogate and private-use characters, and marks that change the text direction. */
const UNSHOWABLE = /[\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069]/u

const name = (message: string) =>
  required(message)
    .max(USER_LIMITS.name, M.nameLong)
    .refine((text) => !UNSHOWABLE.test(text), M.nameInvalid)

export const firstNameSchema = name(M.firstNameRequired)
export const lastNameSchema = name(M.lastNameRequired)

export const emailSchema = required(M.emailRequired)
  .max(CREDENTIAL_LENGTHS.email, M.emailInvalid)
  .pipe(z.email(M.emailInvalid))

/** Latin letters, digits, dot, hyphen and underscore. */
const NICK_NAME = new RegExp(
  `^(?:(?=\\p{L})\\p{Script=Latin}|[0-9._-]){${USER_LIMITS.nickNameMin},${USER_LIMITS.nickName}}$`,
  'u',
)

/** A sign-in name without `@` and without letters of other scripts, which could imitate a name. */
export const nickNameSchema = required(M.nickNameRequired)
  .regex(NICK_NAME, { error: M.nickNameInvalid, abort: true })
  .refine((text) => text.normalize('NFKC') === text.normalize('NFC'), M.nickNameInvalid)
  .regex(/\p{L}/u, M.nickNameLetter)

/** A new password. Spaces at both ends count. */
const newPassword = (missing: string, short: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : undefined) })
    .min(1, { error: missing, abort: true })
    .min(CREDENTIAL_LENGTHS.passwordMin, { error: short, abort: true })
    .max(CREDENTIAL_LENGTHS.passwordMax, M.passwordLong)
    .refine((password) => !isEasyPassword(password), M.passwordEasy)

export const passwordSchema = newPassword(M.passwordRequired, M.passwordShort)
export const changedPasswordSchema = newPassword(M.newPasswordRequired, M.newPasswordShort)

/** An existing password for comparison, whatever rules applied when it was set. */
export const existingPasswordSchema = (missing: string) =>
  z
    .string({ error: ({ input }) => (input === undefined ? missing : undefined) })
    .min(1, missing)
    .max(CREDENTIAL_LENGTHS.passwordMax, M.passwordLong)

export const gradeIdSchema = z.uuid({ error: M.gradeRequired })

export const parentSchema = z.object({
  _id: z.uuid(),
  type: z.literal('roditelj'),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** The new e-mail until it is confirmed; null when there is none. */
  pendingEmail: z.string().nullable(),
  subscribedToNewsletter: z.boolean(),
  wantsWeeklyReport: z.boolean(),
  wantsProfessorLetters: z.boolean(),
  /** New terms to accept, with what changed. Null when the current terms are accepted. */
  newTerms: z.object({ version: z.string(), changeNote: z.string() }).nullable(),
  children: z.array(childSchema),
  ...accessViewSchema.shape,
})

export type Parent = z.output<typeof parentSchema>

export const pupilSchema = z.object({
  ...pupilFields,
  /** From 1 to 8; the youngest grades see less text. */
  gradeOrder: z.int(),
  /** True when the parent opened this session. */
  loginViaParent: z.boolean(),
  parent: z.object({ _id: z.uuid(), firstName: z.string() }),
  ...pupilLearningSchema.shape,
})

export type Pupil = z.output<typeof pupilSchema>

export const userSchema = z.discriminatedUnion('type', [parentSchema, pupilSchema])
export type User = z.output<typeof userSchema>

export const signedInSchema = z.object({
  user: userSchema,
  /** Readable, unsigned claims. The session itself is only in the cookie. */
  token: z.string(),
})

export const passwordFields = {
  trenutnaLozinka: existingPasswordSchema(M.currentPasswordRequired),
  novaLozinka: changedPasswordSchema,
  potvrdaLozinke: existingPasswordSchema(M.repeatedPasswordRequired),
}

type Repeated = { novaLozinka: string; potvrdaLozinke: string }
export const isPasswordRepeated = ({ novaLozinka, potvrdaLozinke }: Repeated) =>
  novaLozinka === potvrdaLozinke
export const PASSWORDS_DIFFER_ERROR = { error: M.passwordsDiffer, path: ['potvrdaLozinke'] }

/** The password form of rule 14.11. The server, too, compares both entries. */
export const changePasswordFormSchema = z
  .object(passwordFields)
  .refine(isPasswordRepeated, PASSWORDS_DIFFER_ERROR)
