import { z } from 'zod'
import { recordParams } from '@/lib/platform/admin/records'
import { contract, successSchema, fileAnswerSchema } from '@/lib/platform/http/contract'
import { pageQuery } from '../contract'
import { answerTextSchema, draftTextSchema, templateFields } from '../fields'
import { PROFESSOR_LIMITS as MAX } from '../limits'
import { PROFESSOR_MESSAGES as M } from '../messages'
import { questionInAdminListSchema, questionForAdminSchema, answerTemplateSchema } from '../model'

const listed = z.object({
  questions: z.array(questionInAdminListSchema),
  total: z.int(),
  page: z.int(),
})
const counted = z.object({ count: z.int() })

export const listUnansweredContract = contract('GET /professor-questions/unanswered', {
  access: 'admin',
  summary: 'Pitanja bez odgovora: novija prva, ili prvo ona kojima istječe obećani rok',
  query: pageQuery(MAX.listPage).extend({ order: z.enum(['novo', 'rok']).default('novo') }),
  returns: listed,
  failure: M.listFailed,
})

export const listAnsweredContract = contract('GET /professor-questions/answered', {
  access: 'admin',
  summary: 'Pitanja s odgovorom, zadnje odgovorena prva',
  query: pageQuery(MAX.listPage),
  returns: listed,
  failure: M.listFailed,
})

export const countUnansweredContract = contract('GET /professor-questions/unanswered-count', {
  access: 'admin',
  summary: 'Koliko pitanja čeka odgovor',
  returns: counted,
})

export const countAnsweredContract = contract('GET /professor-questions/answered-count', {
  access: 'admin',
  summary: 'Koliko pitanja ima odgovor',
  returns: counted,
})

export const answerQuestionContract = contract('PUT /professor-questions/{id}', {
  access: 'admin',
  summary: 'Odgovara na pitanje; ako je netko već odgovorio, 409 s njegovim odgovorom',
  params: recordParams,
  body: z.strictObject({
    answer: answerTextSchema,
    /** The time of the answer that this one corrects. */
    replaces: z.iso.datetime().optional(),
  }),
  returns: z.object({ question: questionForAdminSchema }),
  failure: M.answerFailed,
})

export const readQuestionContract = contract('GET /admin/professor-questions/{id}', {
  access: 'admin',
  summary: 'Pitanje učenika s onim na što se odnosi, bez imena',
  params: recordParams,
  returns: questionForAdminSchema,
})

export const takeQuestionContract = contract('PUT /admin/professor-questions/{id}/preuzimanje', {
  access: 'admin',
  summary: 'Preuzima pitanje na pola sata od zadnjeg rada na njemu',
  params: recordParams,
  body: z.strictObject({}),
  returns: successSchema,
})

export const releaseQuestionContract = contract(
  'DELETE /admin/professor-questions/{id}/preuzimanje',
  {
    access: 'admin',
    summary: 'Otpušta pitanje koje je preuzeto',
    params: recordParams,
    returns: successSchema,
  },
)

export const saveAnswerDraftContract = contract('PUT /admin/professor-questions/{id}/nacrt', {
  access: 'admin',
  summary: 'Sprema nacrt odgovora i preuzima pitanje',
  params: recordParams,
  body: z.strictObject({ text: draftTextSchema }),
  returns: successSchema,
})

export const draftReplyContract = contract('POST /admin/professor-questions/{id}/prijedlog', {
  access: 'admin',
  summary: 'Model predlaže odgovor, koji se ne šalje: urednik ga čita i mijenja',
  params: recordParams,
  body: z.strictObject({}),
  returns: z.object({ text: z.string() }),
  // Limited because each draft costs money.
  rateLimit: { points: 60, perSeconds: 3_600 },
  failure: M.draftFailed,
})

export const createKnowledgeDraftContract = contract(
  'POST /admin/professor-questions/{id}/baza-znanja',
  {
    access: 'admin',
    summary: 'Od pitanja i odgovora pravi skicu pitanja baze znanja, bez imena',
    params: recordParams,
    body: z.strictObject({}),
    returns: z.object({ _id: z.uuid() }),
  },
)

export const openPictureAsAdminContract = contract('GET /admin/professor-questions/{id}/slika', {
  access: 'admin',
  summary: 'Slika uz pitanje, za onoga tko odgovara',
  params: recordParams,
  returns: fileAnswerSchema,
})

export const listTemplatesContract = contract('GET /admin/predlosci-odgovora', {
  access: 'admin',
  summary: 'Predlošci odgovora, po imenu',
  returns: z.array(answerTemplateSchema),
})

export const saveTemplateContract = contract('PUT /admin/predlosci-odgovora/{id}', {
  access: 'admin',
  summary: 'Stvara ili mijenja predložak odgovora',
  params: recordParams,
  body: templateFields,
  returns: answerTemplateSchema,
})

export const deleteTemplateContract = contract('DELETE /admin/predlosci-odgovora/{id}', {
  access: 'admin',
  summary: 'Briše predložak odgovora',
  params: recordParams,
  returns: successSchema,
})
