import { ADMIN, NO_SUCH_RECORD, REFUSED, UNKNOWN_ID, ofGrade, row, type Row } from './rows'

const BOOK = { name: 'Knjiga', description: 'Opis.', subject: UNKNOWN_ID }

const PRODUCT = {
  ...{ name: 'Proizvod', description: '', price: 990, isActive: true },
  ...{ hasSubscription: true, hasAi: false, hasAiMax: false, hasProfessor: false },
  ...{ duration: 1, durationUnit: 'month' },
}

/** What admins do to records. */
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
  'GET /api/admin/proizvodi': row(ADMIN),
  'GET /api/admin/proizvodi/{id}': row(NO_SUCH_RECORD),
  'POST /api/admin/proizvodi': row([401, 401, 401, 401, 401, 400], {
    ...PRODUCT,
    hasSubscription: false,
  }),
  'PUT /api/admin/proizvodi/{id}': row(NO_SUCH_RECORD, { ...PRODUCT, version: 1 }),
  'DELETE /api/admin/proizvodi/{id}': row(NO_SUCH_RECORD),
  'POST /api/admin/activate-product': row(NO_SUCH_RECORD, ({ child, parent }) => ({
    ...{ childId: child._id, parentId: UNKNOWN_ID, adminEmail: 'admin@iskra.test' },
    ...{ productName: parent.user.email, productPrice: 9.9 },
    productMetadata: { productId: UNKNOWN_ID },
  })),
  'DELETE /api/admin/aktivacije/{id}': row(NO_SUCH_RECORD),
}
