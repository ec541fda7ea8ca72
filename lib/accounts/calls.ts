import { callOf } from '@/lib/http/call'
import type * as users from './contract'
import type { signInByPicturesContract } from './pictures/contract'

export const meCall = callOf<typeof users.meContract>('POST', '/korisnik/me')
export const signInCall = callOf<typeof users.signInContract>('POST', '/korisnik/prijava')
export const signInByPicturesCall = callOf<typeof signInByPicturesContract>(
  'POST',
  '/korisnik/prijava-slikama',
)

export const signOutCall = callOf<typeof users.signOutContract>('GET', '/korisnik/odjava')
export const registerCall = callOf<typeof users.registerContract>('POST', '/korisnik/register')
export const requestResetCall = callOf<typeof users.requestResetContract>(
  'POST',
  '/korisnik/reset-password-request',
)

export const verifyResetCall = callOf<typeof users.verifyResetContract>(
  'POST',
  '/korisnik/verify-reset-token',
)

export const resetPasswordCall = callOf<typeof users.resetPasswordContract>(
  'POST',
  '/korisnik/reset-password',
)

export const confirmEmailCall = callOf<typeof users.confirmEmailContract>(
  'POST',
  '/korisnik/potvrdi-email',
)

export const repeatConfirmationCall = callOf<typeof users.repeatConfirmationContract>(
  'POST',
  '/korisnik/ponovi-potvrdu',
)

export const changePasswordCall = callOf<typeof users.changePasswordContract>(
  'POST',
  '/korisnik/change-password',
)

export const confirmPasswordCall = callOf<typeof users.confirmPasswordContract>(
  'POST',
  '/korisnik/potvrdi-lozinku',
)

export const updateParentCall = callOf<typeof users.updateParentContract>(
  'POST',
  '/korisnik/update-parent',
)

export const addChildCall = callOf<typeof users.addChildContract>('POST', '/korisnik/add-child')
export const updateChildCall = callOf<typeof users.updateChildContract>(
  'POST',
  '/korisnik/update-child',
)

export const deleteChildCall = callOf<typeof users.deleteChildContract>(
  'POST',
  '/korisnik/delete-child',
)

export const loginAsChildCall = callOf<typeof users.loginAsChildContract>(
  'POST',
  '/korisnik/login-as-child',
)

export const returnToParentCall = callOf<typeof users.returnToParentContract>(
  'POST',
  '/korisnik/return-to-parent',
)

export const checkEmailCall = callOf<typeof users.checkEmailContract>(
  'POST',
  '/korisnik/check-email',
)

export const checkNicknameCall = callOf<typeof users.checkNicknameContract>(
  'POST',
  '/korisnik/check-nickname',
)

export const updateAvatarCall = callOf<typeof users.updateAvatarContract>(
  'POST',
  '/korisnik/update-avatar',
)
