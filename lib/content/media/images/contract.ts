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
import { cropSchema, IMAGE_LIMITS } from './model'

/** Fields of the admin form. A new image also has a `slug`, its address, which never changes. */
export const imageFields = z.object({
  name: z.string().trim().min(1).max(IMAGE_LIMITS.name),
  alt: z.string().trim().min(1, 'Opiši što slika prikazuje.').max(IMAGE_LIMITS.alt),
  /** An uploaded file and its visible section. */
  picture: z.object(
    { file: z.uuid(), crop: cropSchema.nullable() },
    { error: 'Odaberi datoteku slike.' },
  ),
})

/** The body of the form. Its `uses` are ignored, since the server computes them. */
export const imageFormSchema = imageFields.extend({ uses: ignoredField })

const stored = imageFields.extend({
  ...recordShape,
  slug: z.string(),
  width: z.int(),
  height: z.int(),
})

/** Records and pages that use the image, named as in the admin area. */
const usesSchema = z.array(z.object({ place: z.string(), title: z.string(), path: z.string() }))

const imageRecord = stored.extend({ uses: usesSchema, below: dependentsNoticeSchema })
export type ImageRecord = z.output<typeof imageRecord>

export const imageListContract = contract('GET /images', {
  access: 'admin',
  summary: 'Slike u knjižnici, najnovije prve',
  query: listInputSchema(['time', 'name'], {}).extend({
    direction: z.enum(['asc', 'desc']).default('desc'),
  }),
  returns: pagedSchema(stored),
})

const calls = recordContracts('/images', {
  sent: imageFormSchema,
  record: imageRecord,
  summaries: {
    read: 'Slika za uređivanje, s mjestima na kojima se koristi',
    create: 'Nova slika u knjižnici od poslane datoteke',
    save: 'Mijenja sliku; adresa ostaje',
    delete: 'Briše sliku; onu koja se koristi samo s pročitanom rečenicom o tome',
  },
})
export const {
  readContract: readImageContract,
  saveContract: saveImageContract,
  deleteContract: deleteImageContract,
} = calls

export const createImageContract = {
  ...calls.createContract,
  body: creationBodySchema(
    imageFormSchema.extend({ slug: z.string().trim().max(IMAGE_LIMITS.name).optional() }),
  ),
}

export const uploadImageContract = contract('POST /images/files', {
  access: 'admin',
  summary: 'Prima datoteku slike, bez njezinih metapodataka',
  body: fileBody(IMAGE_LIMITS.bytes, ['image/jpeg', 'image/png', 'image/webp']),
  returns: z.object({ file: z.uuid(), width: z.int(), height: z.int() }),
  accountRateLimit: { points: 300, perSeconds: 600 },
})

export const imageFileContract = contract('GET /images/files/{id}', {
  access: 'admin',
  summary: 'Cijela slika, za obrezivanje',
  params: recordParams,
  returns: fileAnswerSchema,
})
