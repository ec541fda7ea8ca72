import { z } from 'zod'
import { contract, successSchema } from '@/lib/platform/http/contract'
import { XP_VALUES } from './limits'
import { PIECE_IDS, PIECE_SLOTS } from './mascot-pieces'
import { visitChangeSchema, xpChangeSchema } from './model'

/** Messages of the reward calls. */
export const REWARD_MESSAGES = {
  /** Rule 20.9. */
  updateFailed: 'Došlo je do greške pri ažuriranju podataka',
  pieceLocked: 'Ovaj dio još čeka na tebe.',
  twoPieces: 'Na svako mjesto ide jedan dio.',
  nothingToRedeem: 'Za ovo je XP već dodijeljen.',
} as const

export const redeemXpContract = contract('PATCH /children/{id}/xp', {
  access: 'pupil',
  summary: 'Pripisuje učeniku zarađene bodove; bez zarađenih je 409 i ništa se ne mijenja',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ xp: z.literal([...XP_VALUES]) }),
  returns: xpChangeSchema,
  failure: REWARD_MESSAGES.updateFailed,
})

export const dressMascotContract = contract('PUT /korisnik/maskota', {
  access: 'pupil',
  summary:
    'Učenik bira što njegova maskota nosi, od dijelova svojih razina; po jedan za svako mjesto',
  body: z.strictObject({ pieces: z.array(z.enum(PIECE_IDS)).max(PIECE_SLOTS.length) }),
  returns: z.object({ pieces: z.array(z.enum(PIECE_IDS)) }),
  rateLimit: { points: 600, perSeconds: 60 },
  failure: REWARD_MESSAGES.updateFailed,
})

export const recordVisitContract = contract('POST /korisnik/dolazak', {
  access: 'pupil',
  summary: 'Bilježi dolazak učenika; prvi u danu donosi vatricu, nedjeljom dvije',
  body: z.strictObject({ korisnikId: z.uuid() }),
  returns: visitChangeSchema,
  failure: REWARD_MESSAGES.updateFailed,
})

/** Milliseconds since 1970, as browsers store them, or an ISO string. */
const instantSchema = z.union([z.int().min(0).max(8.64e15), z.iso.datetime()])

export const addSessionTimeContract = contract('POST /korisnik/handle-session-pause', {
  access: 'pupil',
  summary: 'Pribraja vrijeme od početka do kraja rada učenika; ništa se ne broji dvaput',
  body: z.strictObject({
    userID: z.uuid(),
    startedAt: instantSchema,
    /** The end of the session, if it ended before this call. */
    endedAt: instantSchema.optional(),
    /**
     * The browser's clock when sending, so that the duration is right even if that clock is wrong.
     */
    sentAt: instantSchema.optional(),
  }),
  returns: successSchema,
  failure: REWARD_MESSAGES.updateFailed,
})
