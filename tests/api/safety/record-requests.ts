import { ADMIN, NOBODY, plain, row, type Row } from './rows'

/** For admins, about something that there is not. */
const NO_SUCH_RECORD = [401, 401, 401, 401, 401, 404] as const
const BOOK = { name: 'Knjiga', description: '', subject: NOBODY }

/** What admins do to records. */
export const RECORDS: Record<string, Row> = {
  'GET /api/admin/razredi': row(ADMIN, plain('/admin/razredi?search=razred')),
  'GET /api/razredi/{id}': row(ADMIN, ({ child }) => ({ address: `/razredi/${child.gradeID}` })),
  'PUT /api/razredi/{id}': row(
    NO_SUCH_RECORD,
    plain(`/razredi/${NOBODY}`, { name: 'Razred', isActive: true, version: 1 }),
  ),
  'PUT /api/razredi/{id}/active': row(ADMIN, ({ child }) => ({
    address: `/razredi/${child.gradeID}/active`,
    body: { isActive: true },
  })),
  'GET /api/subjects': row(ADMIN, plain('/subjects')),
  'POST /api/utils/generate-unique-slug': row(
    ADMIN,
    plain('/utils/generate-unique-slug', { baseSlug: 'Razlomci', modelType: 'unit' }),
  ),
  'GET /api/literature': row(ADMIN, plain('/literature')),
  'GET /api/literature/{id}': row(NO_SUCH_RECORD, plain(`/literature/${NOBODY}`)),
  'POST /api/literature': row([401, 401, 401, 401, 401, 400], plain('/literature', BOOK)),
  'PUT /api/literature/{id}': row(
    [401, 401, 401, 401, 401, 400],
    plain(`/literature/${NOBODY}`, { ...BOOK, version: 1 }),
  ),
  'DELETE /api/literature/{id}': row(NO_SUCH_RECORD, plain(`/literature/${NOBODY}`)),
}
