import { z } from 'zod'
import { contract, done } from '@/lib/platform/http/contract'
import { XP_VALUES } from './limits'
import { visitChangeSchema, xpChangeSchema } from './model'

/** Sentences that the calls of rewards answer with. */
export const REWARD_MESSAGES = {
  /** Specification, section 8 (visit time). */
  updateFailed: 'Došlo je do greške pri ažuriranju podataka',
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

export const arriveContract = contract('POST /korisnik/dolazak', {
  access: 'pupil',
  summary: 'Bilježi dolazak učenika; prvi u danu donosi vatricu, nedjeljom dvije',
  body: z.strictObject({ korisnikId: z.uuid() }),
  returns: visitChangeSchema,
  failure: REWARD_MESSAGES.updateFailed,
})

/** Milliseconds since 1970, as the browser keeps them, or ISO text. */
const instantSchema = z.union([z.int().min(0).max(8.64e15), z.iso.datetime()])

export const pauseSessionContract = contract('POST /korisnik/handle-session-pause', {
  access: 'pupil',
  summary: 'Pribraja vrijeme od početka do kraja rada učenika; ništa se ne broji dvaput',
  body: z.strictObject({
    userID: z.uuid(),
    startedAt: instantSchema,
    /** When it ended, if that was before it was sent. */
    endedAt: instantSchema.optional(),
    /** The browser's clock when it was sent: how long it was, even by a clock that is wrong. */
    sentAt: instantSchema.optional(),
  }),
  returns: done,
  failure: REWARD_MESSAGES.updateFailed,
})
