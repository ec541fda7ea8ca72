import { z } from 'zod'
import { listInputSchema, pagedSchema } from '@/lib/platform/admin/paged'
import { changeBodySchema, recordParams, recordShape } from '@/lib/platform/admin/records'
import { previewSchema } from '@/lib/content/editor/model'
import { contract } from '@/lib/platform/http/contract'
import { CONTENT_LIMITS, SCRIPT_FIGURES_MAX } from '../limits'
import { subjectAreaSchema } from '../model'

const figure = z.object({
  name: z
    .string()
    .max(CONTENT_LIMITS.name)
    .regex(/^[\w-]+\.svg$/),
  svg: z
    .string()
    .min(1)
    .max(2 * CONTENT_LIMITS.figureSvg),
})

const script = z.object({
  markdown: z.string().max(CONTENT_LIMITS.script),
  figures: z.array(figure).max(SCRIPT_FIGURES_MAX),
})
export type Script = z.output<typeof script>

/** Fields of the script form. */
export const scriptFields = z.object({ script })

/** Maximum size of a request: a script with its figures. */
const maxBodyBytes = 600_000

const placed = {
  ...recordShape,
  title: z.string(),
  isPublished: z.boolean(),
  gradeName: z.string(),
  gradeOrder: z.int(),
  bookName: z.string(),
}

const scriptRecord = z.object({
  ...placed,
  script: script.shape.markdown,
  figures: script.shape.figures,
  summary: z.string(),
  area: subjectAreaSchema,
})
export type ScriptRecord = z.output<typeof scriptRecord>

export const listContract = contract('GET /scripts', {
  access: 'admin',
  summary: 'Lekcije i veličina njihovih skripta',
  query: listInputSchema(['place', 'title'], {
    grade: z.uuid().optional(),
    literature: z.uuid().optional(),
    isPublished: z.stringbool().optional(),
  }),
  returns: pagedSchema(z.object({ ...placed, size: z.int(), figureCount: z.int() })),
})

export const readContract = contract('GET /scripts/{id}', {
  access: 'admin',
  summary: 'Skripta lekcije za uređivanje, sa slikama',
  params: recordParams,
  returns: scriptRecord,
})

export const saveContract = contract('PUT /scripts/{id}', {
  access: 'admin',
  summary: 'Mijenja skriptu lekcije i njezine slike',
  params: recordParams,
  body: changeBodySchema(scriptFields),
  maxBodyBytes,
  returns: scriptRecord,
})

export const previewContract = contract('POST /scripts/preview', {
  access: 'admin',
  summary: 'Skripta kako je vidi učenik, što u njoj nije ispravno i broj riječi',
  body: script.strict(),
  maxBodyBytes,
  returns: previewSchema.extend({ words: z.int() }),
})

export const checkFigureContract = contract('POST /scripts/figures', {
  access: 'admin',
  summary: 'Provjerava SVG i vraća ga kako će se čuvati',
  body: figure.strict(),
  maxBodyBytes,
  returns: figure,
})
