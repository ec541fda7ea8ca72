import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { recordContracts } from '@/lib/platform/admin/record-contracts'
import {
  dependentsNoticeSchema,
  creationBodySchema,
  recordParams,
  recordShape,
} from '@/lib/platform/admin/records'
import { contract, fileBody, fileAnswerSchema, ignoredField } from '@/lib/platform/http/contract'
import { RECORDING_LIMITS, RECORDING_TYPE, SOUND_LIMITS, SOUND_TYPES } from './model'

/**
 * Fields of the admin form. A new recording also has a `slug`, its address, which never changes.
 */
export const soundFields = z.object({
  name: z.string().trim().min(1).max(SOUND_LIMITS.name),
  alt: z.string().trim().min(1, 'Opiši što se čuje.').max(SOUND_LIMITS.alt),
  /** An uploaded file. */
  file: z.uuid({ error: 'Odaberi datoteku snimke.' }),
})

/** The body of the form. Its `uses` are ignored, since the server computes them. */
export const soundFormSchema = soundFields.extend({ uses: ignoredField })

const stored = soundFields.extend({ ...recordShape, slug: z.string() })

/** Records and pages that use the recording, named as in the admin area. */
const usesSchema = z.array(z.object({ place: z.string(), title: z.string(), path: z.string() }))

const soundRecord = stored.extend({ uses: usesSchema, below: dependentsNoticeSchema })
export type SoundRecord = z.output<typeof soundRecord>

export const soundListContract = contract('GET /sounds', {
  access: 'admin',
  summary: 'Snimke u knjižnici, najnovije prve',
  query: listInputSchema(['time', 'name'], {}).extend({
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  returns: pagedSchema(stored),
})

const calls = recordContracts('/sounds', {
  sent: soundFormSchema,
  record: soundRecord,
  summaries: {
    read: 'Snimka za uređivanje, s mjestima na kojima se koristi',
    create: 'Nova snimka u knjižnici od poslane datoteke',
    save: 'Mijenja snimku; adresa ostaje',
    delete: 'Briše snimku; onu koja se koristi samo s pročitanom rečenicom o tome',
  },
})
export const {
  readContract: readSoundContract,
  saveContract: saveSoundContract,
  deleteContract: deleteSoundContract,
} = calls

export const createSoundContract = {
  ...calls.createContract,
  body: creationBodySchema(
    soundFormSchema.extend({ slug: z.string().trim().max(SOUND_LIMITS.name).optional() }),
  ),
}

export const uploadSoundContract = contract('POST /sounds/files', {
  access: 'admin',
  summary: 'Prima datoteku snimke, bez njezinih metapodataka',
  body: fileBody(SOUND_LIMITS.bytes, [...SOUND_TYPES]),
  returns: z.object({ file: z.uuid() }),
  accountRateLimit: { points: 300, perSeconds: 600 },
})

export const uploadRecordingContract = contract('POST /sounds/recordings', {
  access: 'admin',
  summary: 'Prima rečenicu snimljenu u pregledniku, kao MP3 do jedne minute',
  body: fileBody(RECORDING_LIMITS.bytes, [RECORDING_TYPE]),
  returns: z.object({ file: z.uuid() }),
  accountRateLimit: { points: 300, perSeconds: 600 },
})

export const soundFileContract = contract('GET /sounds/files/{id}', {
  access: 'admin',
  summary: 'Poslana datoteka snimke, za slušanje prije spremanja',
  params: recordParams,
  returns: fileAnswerSchema,
})
