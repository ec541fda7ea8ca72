import { ApiError } from '@/lib/http/client'

/** What a pupil reads until the sign-in page is there. */
const SESSION_OVER = 'Tvoja je prijava istekla. Prijavi se ponovno pa nastavi gdje je stalo.'

/** The refusal of an answer whose pupil is no longer signed in: nothing has counted. */
export const sessionOver = () => new ApiError(401, SESSION_OVER)
