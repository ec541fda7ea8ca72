import { ADMIN, NO_SUCH_RECORD, UNKNOWN_ID, row, type Row } from './rows'

const IMAGE = { name: 'Slika', alt: 'Opis', picture: { file: UNKNOWN_ID, crop: null } }
const SOUND = { name: 'Snimka', alt: 'Opis', file: UNKNOWN_ID }
const EMPTY_FILE = [401, 401, 401, 401, 401, 400] as const

/** The admins' calls for images, recordings and documents. */
export const FILES: Record<string, Row> = {
  'GET /api/images': row(ADMIN),
  'GET /api/images/{id}': row(NO_SUCH_RECORD),
  'POST /api/images': row(NO_SUCH_RECORD, IMAGE),
  'PUT /api/images/{id}': row(NO_SUCH_RECORD, { ...IMAGE, version: 1 }),
  'DELETE /api/images/{id}': row(NO_SUCH_RECORD),
  'POST /api/images/files': row(EMPTY_FILE),
  'GET /api/sounds': row(ADMIN),
  'GET /api/sounds/{id}': row(NO_SUCH_RECORD),
  'POST /api/sounds': row(NO_SUCH_RECORD, SOUND),
  'PUT /api/sounds/{id}': row(NO_SUCH_RECORD, { ...SOUND, version: 1 }),
  'DELETE /api/sounds/{id}': row(NO_SUCH_RECORD),
  'POST /api/sounds/files': row(EMPTY_FILE),
  'POST /api/sounds/recordings': row(EMPTY_FILE),
  'GET /api/sounds/files/{id}': row(NO_SUCH_RECORD),
  'POST /api/uploads': row(EMPTY_FILE),
  'GET /api/images/files/{id}': row(NO_SUCH_RECORD),
  'GET /api/pdfs': row(ADMIN),
  'POST /api/pdfs': row(EMPTY_FILE, undefined, '?name=proba.pdf'),
  'DELETE /api/pdfs/{id}': row(NO_SUCH_RECORD),
  'GET /api/pdfs/{id}/file': row(NO_SUCH_RECORD),
  'GET /api/pdfs/{id}/thumbnail': row(NO_SUCH_RECORD),
}
