import { z } from 'zod'
import { contract, eventAnswerSchema } from '@/lib/platform/http/contract'
import { ASSISTANT_MESSAGES } from './help'
import { eventSchema, answerReviewSchema, requestSchema, usageSchema } from './model'

export const askAssistantContract = contract('POST /pomocnik', {
  access: 'optional',
  summary:
    'Pomoć u lekciji kao niz događaja (text/event-stream): iz same lekcije ili, učeniku s pravom na AI, iz modela uz jedan token',
  body: requestSchema,
  returns: eventAnswerSchema(eventSchema),
  // A school's pupils share one address.
  rateLimit: { points: 600, perSeconds: 60 },
  accountRateLimit: { points: 30, perSeconds: 60 },
  failure: ASSISTANT_MESSAGES.failed,
})

export const reviewCheckAnswerContract = contract('POST /pomocnik/provjera', {
  access: 'pupil',
  summary:
    'Pogled modela na odgovor provjere: predložene kvačice i jedna rečenica, uz jedan token; učenik i dalje odlučuje',
  body: z.strictObject({ runId: z.uuid(), checkQuestionId: z.uuid() }),
  returns: answerReviewSchema,
  rateLimit: { points: 300, perSeconds: 60 },
  accountRateLimit: { points: 15, perSeconds: 60 },
  failure: ASSISTANT_MESSAGES.failed,
})

export const assistantUsageContract = contract('GET /korisnik/pomocnik', {
  access: 'parent',
  summary: 'Što je dijete pitalo pomoćnika u zadnjih 90 dana',
  query: z.object({ childId: z.uuid(), _t: z.string().optional() }),
  returns: usageSchema,
  failure: ASSISTANT_MESSAGES.usageFailed,
})

export const switchAssistantContract = contract('POST /korisnik/pomocnik', {
  access: 'parent',
  // Requires a fresh confirmation, because a child can return to the parent's session with one tap
  // and must not switch the assistant on again.
  confirmation: 'fresh',
  summary: 'Uključuje ili isključuje pomoćnika djetetu',
  body: z.strictObject({ childId: z.uuid(), isOn: z.boolean() }),
  returns: z.object({ success: z.boolean(), isOn: z.boolean() }),
  failure: 'Promjena nije spremljena. Treba pokušati ponovno.',
})
