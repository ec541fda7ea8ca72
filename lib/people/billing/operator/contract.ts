import { z } from 'zod'
import { overwriteBodySchema, recordShape } from '@/lib/platform/admin/records'
import { contract } from '@/lib/platform/http/contract'
import { OPERATOR_LIMITS as MAX } from './model'
import { isCroatianIban, isOib } from './numbers'

const text = (max: number) => z.string().trim().max(max)

/** Accepts an empty text or one that passes the check. */
const checked = (isRight: (value: string) => boolean, sentence: string) =>
  z
    .string()
    .max(40)
    .transform((value) => value.replaceAll(/\s/g, '').toUpperCase())
    .refine((value) => value === '' || isRight(value), sentence)

/** The operator's form. Accepting orders requires more of its fields than the pages do. */
export const operatorFields = z.object({
  legalName: text(MAX.legalName),
  accountName: text(MAX.accountName),
  address: text(MAX.address),
  city: text(MAX.city),
  oib: checked(isOib, 'OIB ima 11 znamenki. Provjeri jesu li sve točne.'),
  registration: text(MAX.registration),
  representative: text(MAX.representative),
  phone: text(MAX.phone),
  iban: checked(isCroatianIban, 'IBAN ima HR i 19 znamenki. Provjeri jesu li sve točne.'),
  isActive: z.boolean(),
})

const operatorRecord = operatorFields.extend(recordShape)

export const readOperatorContract = contract('GET /admin/pruzatelj', {
  access: 'admin',
  summary: 'Podaci o pružatelju usluge za uređivanje',
  returns: operatorRecord,
})

export const saveOperatorContract = contract('PUT /admin/pruzatelj', {
  access: 'admin',
  confirmation: 'fresh',
  summary: 'Mijenja podatke o pružatelju: tko naplaćuje i na koji račun',
  body: overwriteBodySchema(operatorFields),
  returns: operatorRecord,
})
