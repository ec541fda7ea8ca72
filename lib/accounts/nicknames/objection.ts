import { FIELD_MESSAGES as M } from '../model'
import { isReserved, isVulgar } from './unwanted'

/** Croatian letters with q, w, x, y: others are taken for them. */
const LETTERS = /^[A-Za-zČĆĐŠŽčćđšž0-9._-]+$/

/** Why a new nickname is refused although it has the form of one; null for one that may be taken. */
export function objectionTo(nickName: string): string | null {
  if (!LETTERS.test(nickName.trim().normalize('NFC'))) return M.nickNameLetters
  if (isVulgar(nickName)) return M.nickNameVulgar
  if (isReserved(nickName)) return M.nickNameReserved
  return null
}
