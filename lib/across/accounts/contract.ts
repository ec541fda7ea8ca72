import { z } from 'zod'
import { CREDENTIAL_LENGTHS } from '@/lib/platform/auth/limits'
import { signedOutSchema } from '@/lib/platform/auth/signed-out'
import { contract, successSchema, ignoredField } from '@/lib/platform/http/contract'
import {
  changedPasswordSchema,
  emailSchema,
  FIELD_MESSAGES as M,
  firstNameSchema,
  existingPasswordSchema,
  gradeIdSchema,
  lastNameSchema,
  nickNameSchema,
  passwordSchema,
  signedInSchema as signedIn,
  userSchema,
  PASSWORDS_DIFFER_ERROR,
  isPasswordRepeated,
  passwordFields,
} from './model'
import { childSchema } from '@/lib/people/users/model'
import { USER_MESSAGES } from '@/lib/people/users/messages'
import { ADDRESS_RATE_LIMITS } from '@/lib/people/users/limits'
import { picturesSchema } from './pictures/model'

const idSchema = z.uuid()

export const currentUserContract = contract('POST /korisnik/me', {
  access: 'user',
  summary: 'Prijavljeni korisnik; tijelo su podaci iz tokena i moraju se slagati s kolačićem',
  body: z.strictObject({
    sub: idSchema,
    type: ignoredField,
    firstName: ignoredField,
    avatarURL: ignoredField,
    loginViaParent: ignoredField,
    isPaying: ignoredField,
    isEarlyReader: ignoredField,
    exp: ignoredField,
  }),
  returns: z.object({ user: userSchema }),
})

export const signInContract = contract('POST /korisnik/prijava', {
  access: 'public',
  summary: 'Prijava roditelja emailom ili učenika nadimkom',
  body: z.strictObject({
    email: z.string().trim().min(1, M.signInNameRequired).max(CREDENTIAL_LENGTHS.email),
    password: existingPasswordSchema(M.passwordRequired),
  }),
  returns: signedIn,
  // A whole school may sign in from one address.
  rateLimit: { points: 600, perSeconds: 60 },
  failure: USER_MESSAGES.signInFailed,
})

export const signOutContract = contract('GET /korisnik/odjava', {
  access: 'public',
  summary: 'Završava sesiju i briše kolačiće',
  returns: signedOutSchema,
})

export const registerContract = contract('POST /korisnik/register', {
  access: 'public',
  summary: 'Registracija roditelja',
  body: z.strictObject({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    password: passwordSchema,
    acceptsTerms: z.literal(true, { error: M.termsRequired }),
    consentsForChildren: z.literal(true, { error: M.consentRequired }),
    /** The edition of the terms shown with the form; defaults to the current one. */
    termsVersion: z
      .string()
      .regex(/^\d{4}(?:-\d{1,3}){1,3}$/)
      .optional(),
    subscribedToNewsletter: z.boolean().default(false),
  }),
  returns: signedIn,
  rateLimit: ADDRESS_RATE_LIMITS.guarded,
  failure: USER_MESSAGES.registrationFailed,
})

export const requestResetContract = contract('POST /korisnik/reset-password-request', {
  access: 'public',
  summary: 'Šalje poveznicu za novu lozinku; odgovor je isti i kad računa nema',
  body: z.strictObject({
    emailOrUsername: z.string().trim().min(1, M.signInNameRequired).max(CREDENTIAL_LENGTHS.email),
  }),
  returns: successSchema,
  rateLimit: { points: 20, perSeconds: 300 },
  failure: USER_MESSAGES.resetRequestFailed,
})

const linkToken = z.string().min(1).max(200)

export const verifyResetContract = contract('POST /korisnik/verify-reset-token', {
  access: 'public',
  summary: 'Vrijedi li poveznica za novu lozinku, i čija je',
  body: z.strictObject({ token: linkToken }),
  returns: z.object({
    valid: z.boolean(),
    /** The account's sign-in name, for password managers. Null when the link is used or expired. */
    signInName: z.string().nullable(),
  }),
  rateLimit: ADDRESS_RATE_LIMITS.guarded,
})

export const resetPasswordContract = contract('POST /korisnik/reset-password', {
  access: 'public',
  summary: 'Postavlja novu lozinku poveznicom; sve sesije računa završavaju',
  body: z.strictObject({ token: linkToken, password: changedPasswordSchema }),
  returns: successSchema,
  rateLimit: ADDRESS_RATE_LIMITS.guarded,
  failure: USER_MESSAGES.passwordFailed,
})

export const confirmEmailContract = contract('POST /korisnik/potvrdi-email', {
  access: 'public',
  summary: 'Potvrđuje email poveznicom iz poruke',
  body: z.strictObject({ token: linkToken }),
  returns: successSchema,
  rateLimit: ADDRESS_RATE_LIMITS.guarded,
})

export const resendConfirmationContract = contract('POST /korisnik/ponovi-potvrdu', {
  access: 'parent',
  summary: 'Još jednom šalje poruku kojom se potvrđuje email',
  body: z.strictObject({ parentId: idSchema }),
  returns: successSchema,
  rateLimit: ADDRESS_RATE_LIMITS.familyForm,
})

export const cancelEmailChangeContract = contract('POST /korisnik/odustani-od-emaila', {
  access: 'parent',
  summary: 'Odustaje od novoga emaila koji čeka potvrdu',
  body: z.strictObject({ parentId: idSchema }),
  returns: z.object({ user: userSchema }),
  rateLimit: ADDRESS_RATE_LIMITS.familyForm,
})

export const undoEmailChangeContract = contract('POST /korisnik/vrati-email', {
  access: 'public',
  summary:
    'Vraća email poveznicom poslanom na prijašnju adresu; sve sesije i stara lozinka prestaju vrijediti',
  body: z.strictObject({ token: linkToken }),
  returns: z.object({
    /** Token for the page that sets the new password. */
    resetToken: z.string(),
  }),
  rateLimit: ADDRESS_RATE_LIMITS.guarded,
})

export const changePasswordContract = contract('POST /korisnik/change-password', {
  access: 'user',
  summary: 'Mijenja lozinku; ostale sesije završavaju',
  body: z
    .strictObject({ userId: idSchema, ...passwordFields })
    .refine(isPasswordRepeated, PASSWORDS_DIFFER_ERROR),
  returns: z.object({ success: z.boolean(), message: z.string() }),
  failure: USER_MESSAGES.passwordFailed,
})

export const confirmPasswordContract = contract('POST /korisnik/potvrdi-lozinku', {
  access: 'parent',
  summary: 'Lozinkom potvrđuje sesiju za radnje koje brišu, izvoze ili mijenjaju prijave',
  body: z.strictObject({ password: existingPasswordSchema(M.passwordRequired) }),
  returns: successSchema,
  rateLimit: ADDRESS_RATE_LIMITS.guarded,
})

export const acceptTermsContract = contract('POST /korisnik/prihvati-uvjete', {
  access: 'parent',
  summary: 'Roditelj prihvaća uvjete korištenja nakon bitne promjene',
  body: z.strictObject({ version: z.string().min(1).max(40) }),
  returns: successSchema,
})

export const updateParentContract = contract('POST /korisnik/update-parent', {
  access: 'parent',
  summary: 'Mijenja osobne podatke roditelja; novi email vrijedi kad se potvrdi',
  body: z.strictObject({
    userId: idSchema,
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    /** Absent means unchanged: a default would end the subscription unasked. */
    subscribedToNewsletter: z.boolean().optional(),
    /** Required when the e-mail changes. */
    password: existingPasswordSchema(M.passwordRequired).optional(),
  }),
  returns: z.object({ user: userSchema }),
  rateLimit: ADDRESS_RATE_LIMITS.familyForm,
  failure: USER_MESSAGES.profileFailed,
})

const childFields = {
  firstName: firstNameSchema,
  nickName: nickNameSchema,
  gradeID: gradeIdSchema,
  /** Replaces the password. */
  pictures: picturesSchema.optional(),
}

export const addChildContract = contract('POST /korisnik/add-child', {
  access: 'parent',
  confirmation: 'fresh',
  summary: 'Dodaje dijete; bez lozinke i slika ono se prijavljuje samo preko roditelja',
  body: z.strictObject({
    parentId: idSchema,
    ...childFields,
    password: passwordSchema.optional(),
    avatarURL: z.string().min(1).max(200).optional(),
    /** Whether leaderboards show the nickname or a generated name. */
    showsNickname: z.boolean().default(false),
  }),
  returns: z.object({ success: z.boolean(), child: childSchema }),
  rateLimit: ADDRESS_RATE_LIMITS.familyForm,
  failure: USER_MESSAGES.addFailed,
})

export const updateChildContract = contract('POST /korisnik/update-child', {
  access: 'parent',
  confirmation: 'fresh',
  summary: 'Mijenja podatke, lozinku ili slike djeteta; napredak računa poslužitelj',
  body: z.strictObject({
    parentId: idSchema,
    _id: idSchema,
    ...childFields,
    avatarURL: z.string().min(1).max(200).nullish(),
    /** A new password. Null removes password and pictures: only the parent can open the profile. */
    password: passwordSchema.nullish(),
    /** What the parent allows; unchanged when absent. */
    hasRewards: z.boolean().optional(),
    isOnLeaderboards: z.boolean().optional(),
    showsNickname: z.boolean().optional(),
    dailyVisitDates: ignoredField,
    dailyVisits: ignoredField,
    lessonBookmarks: ignoredField,
    testResults: ignoredField,
  }),
  returns: z.object({ success: z.boolean(), child: childSchema }),
  rateLimit: ADDRESS_RATE_LIMITS.familyForm,
  failure: USER_MESSAGES.childUpdateFailed,
})

export const deleteChildContract = contract('POST /korisnik/delete-child', {
  access: 'parent',
  confirmation: 'always',
  summary: 'Briše dijete i sve njegove podatke',
  body: z.strictObject({ parentId: idSchema, childId: idSchema }),
  returns: successSchema,
  failure: USER_MESSAGES.deleteFailed,
})

export const loginAsChildContract = contract('POST /korisnik/login-as-child', {
  access: 'user',
  summary: 'Roditelj otvara profil svojega djeteta',
  body: z.strictObject({ parentId: idSchema, childId: idSchema }),
  returns: signedIn,
})

export const returnToParentContract = contract('POST /korisnik/return-to-parent', {
  access: 'user',
  summary: 'Povratak s profila djeteta na roditeljski',
  body: z.strictObject({ childId: idSchema }),
  returns: signedIn,
})

export const checkEmailContract = contract('POST /korisnik/check-email', {
  access: 'public',
  summary: 'Je li email slobodan',
  body: z.strictObject({ email: z.string().max(CREDENTIAL_LENGTHS.email) }),
  returns: z.object({ available: z.boolean() }),
  rateLimit: { points: 30, perSeconds: 60 },
})

export const checkNicknameContract = contract('POST /korisnik/check-nickname', {
  access: 'public',
  summary: 'Može li se nadimak uzeti; za zauzet i prijedlog sličnoga',
  body: z.strictObject({ nickName: z.string().max(CREDENTIAL_LENGTHS.email) }),
  returns: z.object({
    available: z.boolean(),
    /** The reason the name is refused, and a similar free name. */
    message: z.string().optional(),
    suggestion: z.string().optional(),
  }),
  rateLimit: { points: 30, perSeconds: 60 },
})

export const updateAvatarContract = contract('POST /korisnik/update-avatar', {
  access: 'pupil',
  summary: 'Mijenja sličicu učenika',
  body: z.strictObject({ korisnikId: idSchema, avatarURL: z.string().min(1).max(200) }),
  returns: z.object({ user: userSchema }),
})
