import { checkEmailContract } from '@/lib/across/accounts/contract'
import { OIDC_RATE_LIMIT } from '@/lib/across/accounts/oidc/limits'
import * as pictures from '@/lib/across/accounts/pictures/model'
import * as users from '@/lib/people/users/limits'
import * as auth from '@/lib/platform/auth/limits'
import { OIDC_LIMITS } from '@/lib/platform/auth/oidc/limits'
import { windowOf } from './measure-rules'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const { WRONG_PASSWORD_LIMITS: WRONG, PICTURE_PASSWORD_LIMITS, KNOWN_DEVICE_LIMITS, LINK_MS } = auth

/** The values of group 4 of docs/rules.md. */
export const SESSION_RULE_VALUES = {
  '4.3': [auth.SESSION_MS.user / DAY_MS, auth.SESSION_MS.admin / HOUR_MS],
  '4.4': [auth.CREDENTIAL_LENGTHS.passwordMin, auth.CREDENTIAL_LENGTHS.passwordMax],
  '4.5': [
    ...[WRONG.perDevice, WRONG.perVisitor, WRONG.perAccount].map(({ points }) => points),
    ...windowOf(WRONG.perAddress),
  ],
  '4.6': [KNOWN_DEVICE_LIMITS.accounts, KNOWN_DEVICE_LIMITS.lastsMs / DAY_MS],
  '4.7': [
    pictures.PICTURES_IN_PASSWORD,
    pictures.PICTURE_NAMES.length,
    pictures.PICTURES_UNTIL_GRADE,
  ],
  '4.8': [...windowOf(PICTURE_PASSWORD_LIMITS.atOnce), ...windowOf(PICTURE_PASSWORD_LIMITS.perDay)],
  '4.9': [auth.CONFIRMED_SECONDS],
  '4.10': [
    LINK_MS.reset / HOUR_MS,
    LINK_MS['confirm-email'] / DAY_MS,
    LINK_MS['undo-email'] / DAY_MS,
  ],
  '4.12': windowOf(users.MAILBOX_RATE_LIMIT),
  '4.13': windowOf(users.EMAIL_CHANGE_RATE_LIMIT),
  '4.14': [
    ...windowOf(users.ADDRESS_RATE_LIMITS.guarded),
    ...windowOf(users.ADDRESS_RATE_LIMITS.familyForm),
  ],
  '4.15': windowOf(checkEmailContract.rateLimit),
  '4.21': [
    OIDC_LIMITS.flowSeconds,
    OIDC_LIMITS.clockToleranceSeconds,
    OIDC_LIMITS.timeoutSeconds,
    OIDC_LIMITS.descriptionSeconds,
    OIDC_LIMITS.responseBytes,
  ],
  '4.22': windowOf(OIDC_RATE_LIMIT),
}
