import { apiCallsOf } from '@/lib/platform/http/api-call'
import type * as accounts from './contract'
import type * as pictures from './pictures/contract'

export const accountsApiCalls = apiCallsOf<typeof accounts & typeof pictures>()({
  signIn: 'POST /korisnik/prijava',
  register: 'POST /korisnik/register',
  requestReset: 'POST /korisnik/reset-password-request',
  verifyReset: 'POST /korisnik/verify-reset-token',
  resetPassword: 'POST /korisnik/reset-password',
  confirmEmail: 'POST /korisnik/potvrdi-email',
  resendConfirmation: 'POST /korisnik/ponovi-potvrdu',
  cancelEmailChange: 'POST /korisnik/odustani-od-emaila',
  undoEmailChange: 'POST /korisnik/vrati-email',
  changePassword: 'POST /korisnik/change-password',
  confirmPassword: 'POST /korisnik/potvrdi-lozinku',
  acceptTerms: 'POST /korisnik/prihvati-uvjete',
  updateParent: 'POST /korisnik/update-parent',
  addChild: 'POST /korisnik/add-child',
  updateChild: 'POST /korisnik/update-child',
  deleteChild: 'POST /korisnik/delete-child',
  checkEmail: 'POST /korisnik/check-email',
  checkNickname: 'POST /korisnik/check-nickname',
  updateAvatar: 'POST /korisnik/update-avatar',
  signInByPictures: 'POST /korisnik/prijava-slikama',
})
