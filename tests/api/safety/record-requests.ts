import { ADMIN, NO_SUCH_RECORD, REFUSED, UNKNOWN_ID, ofGrade, row, type Row } from './rows'

const DRAFT = { title: 'Nacrt', values: {}, base: null }
const SUBJECT = { name: 'Predmet', area: 'povijest', grade: UNKNOWN_ID }
const UNIT = { name: 'Cjelina', description: '', literature: UNKNOWN_ID }
const LESSON = {
  ...{ title: 'Lekcija', summary: '', keywords: [], unit: UNKNOWN_ID, isPublished: false },
  ...{ cards: [], checks: [] },
}
const BOOK = { name: 'Knjiga', description: 'Opis.', subject: UNKNOWN_ID }
const SCRIPT = { markdown: 'Tekst.', figures: [] }
const FIGURE = { name: 'crta.svg', svg: '<svg viewBox="0 0 9 9"></svg>' }

const QUESTION = {
  text: 'Koliko?',
  body: { kind: 'ordering', items: ['a', 'b', 'c'] },
  explanation: null,
  numbers: null,
  calculation: null,
  isBonus: false,
}
const OF_NO_LESSON = {
  ...{ ...QUESTION, lesson: UNKNOWN_ID, isInKnowledgeBase: false, isPublished: false },
}

/** The admins' calls on records. */
export const RECORDS: Record<string, Row> = {
  'GET /api/admin/razredi': row(ADMIN, undefined, '?search=razred'),
  'GET /api/razredi/{id}': row(ADMIN, undefined, ofGrade),
  'PUT /api/razredi/{id}': row(NO_SUCH_RECORD, { name: 'Razred', isActive: true, version: 1 }),
  'PUT /api/razredi/{id}/active': row(ADMIN, { isActive: true }, ofGrade),
  'GET /api/subjects': row(ADMIN),
  'POST /api/utils/generate-unique-slug': row(ADMIN, { baseSlug: 'Razlomci', modelType: 'unit' }),
  'GET /api/literature': row(ADMIN),
  'GET /api/literature/{id}': row(NO_SUCH_RECORD),
  'POST /api/literature': row(REFUSED, BOOK),
  'PUT /api/literature/{id}': row(REFUSED, { ...BOOK, version: 1 }),
  'DELETE /api/literature/{id}': row(NO_SUCH_RECORD),
  'GET /api/literature/{id}/export-excel': row(NO_SUCH_RECORD),
  'GET /api/literature/{id}/preduvjeti': row(NO_SUCH_RECORD),
  'GET /api/literature/{id}/export': row(NO_SUCH_RECORD),
  'POST /api/uploads/{id}/write': row(NO_SUCH_RECORD, {}),
  'POST /api/uploads/{id}/undo': row(NO_SUCH_RECORD, {}),
  'GET /api/uploads/{id}/rows/{row}': row(REFUSED),
  'GET /api/uploads': row(ADMIN),
  'GET /api/uploads/{id}/progress': row(ADMIN),
  'GET /api/questions-template': row(ADMIN),
  'GET /api/pitanja': row(ADMIN),
  'POST /api/pitanja': row(REFUSED, OF_NO_LESSON),
  'PUT /api/pitanja/{id}': row(REFUSED, { ...OF_NO_LESSON, version: 1 }),
  'DELETE /api/pitanja/{id}': row(NO_SUCH_RECORD),
  'GET /api/admin/pitanja/{id}': row(NO_SUCH_RECORD),
  'PUT /api/admin/pitanja/{id}/mjesto': row(NO_SUCH_RECORD, { position: 1 }),
  'GET /api/admin/pitanja/{id}/kljuc': row(NO_SUCH_RECORD),
  'POST /api/admin/pitanja/{id}/kljuc': row(NO_SUCH_RECORD, {}),
  'PUT /api/admin/pitanja/{id}/oznake': row(NO_SUCH_RECORD, { isInKnowledgeBase: true }),
  'POST /api/admin/pitanja/pregled': row(ADMIN, { question: QUESTION, attempt: 'a' }),
  'GET /api/admin/pitanja/lekcije': row(ADMIN),
  'GET /api/admin/nacrti': row(ADMIN),
  'GET /api/admin/nacrti/{table}/{id}': row(NO_SUCH_RECORD),
  'PUT /api/admin/nacrti/{table}/{id}': row(NO_SUCH_RECORD, DRAFT),
  'DELETE /api/admin/nacrti/{table}/{id}': row(ADMIN),
  'GET /api/admin/povijest/{table}/{id}': row(NO_SUCH_RECORD),
  'GET /api/admin/povijest/{table}/{id}/{entry}': row(NO_SUCH_RECORD),
  'GET /api/admin/kos': row(ADMIN),
  'POST /api/admin/kos/{id}': row(NO_SUCH_RECORD, {}),
  'GET /api/admin/dnevnik': row(ADMIN),
  'GET /api/admin/dnevnik/{id}': row(NO_SUCH_RECORD),
  'GET /api/admin/izvoz-dnevnika': row(ADMIN),
  'GET /api/scripts': row(ADMIN),
  'GET /api/scripts/{id}': row(NO_SUCH_RECORD),
  'PUT /api/scripts/{id}': row(NO_SUCH_RECORD, { script: SCRIPT, version: 1 }),
  'POST /api/scripts/preview': row(ADMIN, SCRIPT),
  'POST /api/scripts/figures': row(ADMIN, FIGURE),
  'POST /api/editor/open': row(ADMIN, { markdown: 'Tekst.', kind: 'text' }),
  'POST /api/editor/preview': row(ADMIN, { markdown: 'Tekst.' }),
  'GET /api/admin/predmeti': row(ADMIN),
  'GET /api/subjects/{id}': row(NO_SUCH_RECORD),
  'POST /api/subjects': row(REFUSED, SUBJECT),
  'PUT /api/subjects/{id}': row(REFUSED, { ...SUBJECT, version: 1 }),
  'DELETE /api/subjects/{id}': row(NO_SUCH_RECORD),
  'PUT /api/subjects/order': row(NO_SUCH_RECORD, { subjects: [UNKNOWN_ID] }),
  'PUT /api/subjects/{id}/literature': row(REFUSED, { literatureId: UNKNOWN_ID }),
  'GET /api/units': row(ADMIN),
  'GET /api/units/{id}': row(NO_SUCH_RECORD),
  'POST /api/units': row(REFUSED, UNIT),
  'PUT /api/units/{id}': row(REFUSED, { ...UNIT, version: 1 }),
  'DELETE /api/units/{id}': row(NO_SUCH_RECORD),
  'PUT /api/literature/{id}/units': row(REFUSED, { unitId: UNKNOWN_ID }),
  'GET /api/lessons': row(ADMIN),
  'GET /api/lessons/{id}': row(NO_SUCH_RECORD),
  'POST /api/lessons': row(REFUSED, LESSON),
  'PUT /api/lessons/{id}': row(REFUSED, { ...LESSON, version: 1 }),
  'PUT /api/lessons/{id}/published': row(NO_SUCH_RECORD, { isPublished: true }),
  'DELETE /api/lessons/{id}': row(NO_SUCH_RECORD),
  'PUT /api/units/{id}/lessons': row(REFUSED, { lessonId: UNKNOWN_ID }),
}
