import { listProductsOnSale } from '@/lib/people/billing/products/records'
import { PASSWORD } from '../support/people'
import {
  ADMIN,
  everyone,
  NO_SUCH_RECORD,
  PARENT,
  REFUSED,
  row,
  UNKNOWN_ID,
  type Row,
  type Statuses,
} from './rows'

const PRODUCT = {
  ...{ name: 'Proizvod', description: '', price: 990, isActive: true },
  ...{ hasSubscription: true, hasAi: false, hasAiMax: false, hasProfessor: false },
  ...{ duration: 1, durationUnit: 'month' },
}

/** For parents, about an unknown order. */
const NO_SUCH_ORDER: Statuses = [401, 403, 404, 403, 404, 401]

const [OFFERED] = await listProductsOnSale()

/** The admins' calls for families and products. */
export const FAMILIES: Record<string, Row> = {
  'GET /api/admin/proizvodi': row(ADMIN),
  'GET /api/admin/proizvodi/{id}': row(NO_SUCH_RECORD),
  'POST /api/admin/proizvodi': row(REFUSED, {
    ...PRODUCT,
    hasSubscription: false,
  }),
  'PUT /api/admin/proizvodi/{id}': row(NO_SUCH_RECORD, { ...PRODUCT, version: 1 }),
  'DELETE /api/admin/proizvodi/{id}': row(NO_SUCH_RECORD),
  'POST /api/narudzbe': row([401, 403, 200, 403, 200, 401], {
    ...{ productId: OFFERED?._id, price: OFFERED?.price },
  }),
  'GET /api/narudzbe': row([401, 403, 200, 403, 200, 401]),
  'GET /api/narudzbe/{id}': row(NO_SUCH_ORDER),
  'DELETE /api/narudzbe/{id}': row(NO_SUCH_ORDER),
  'GET /api/narudzbe/{id}/uplatnica': row(NO_SUCH_ORDER),
  'GET /api/admin/narudzbe': row(ADMIN),
  'GET /api/admin/narudzbe/{id}': row(NO_SUCH_RECORD),
  'GET /api/admin/pruzatelj': row(ADMIN),
  'PUT /api/admin/pruzatelj': row(REFUSED, { iban: 'HR1' }),
  'POST /api/admin/activate-product': row(NO_SUCH_RECORD, ({ child, parent }) => ({
    ...{ childId: child._id, parentId: UNKNOWN_ID, adminEmail: 'admin@iskra.test' },
    ...{ productName: parent.user.email, productPrice: 9.9 },
    productMetadata: { productId: UNKNOWN_ID },
  })),
  'DELETE /api/admin/aktivacije/{id}': row(NO_SUCH_RECORD),
  'POST /api/pitanja/{id}/prijava': row(everyone(404), { reason: 'unclear', text: '' }),
  'POST /api/pomocnik': row(everyone(404), {
    ...{ id: UNKNOWN_ID, lessonId: UNKNOWN_ID, help: 'question', text: 'Što je razlomak?' },
  }),
  'GET /api/korisnik/pomocnik': row(PARENT, undefined, ({ child }) => `?childId=${child._id}`),
  'POST /api/korisnik/pomocnik': row(PARENT, ({ child }) => ({ childId: child._id, isOn: true })),
  'GET /api/admin/posao': row(ADMIN),
  'GET /api/admin/losa-pitanja': row(ADMIN),
  'GET /api/admin/losa-pitanja/{id}': row(NO_SUCH_RECORD),
  'PUT /api/admin/losa-pitanja/{id}/rijeseno': row(NO_SUCH_RECORD, {}),
  'GET /api/admin/korisnici': row(ADMIN),
  'GET /api/admin/korisnici/{id}': row(ADMIN, undefined, ({ child }) => child._id),
  'PUT /api/admin/korisnici/{id}/email': row(NO_SUCH_RECORD, { email: 'nitko@nigdje.test' }),
  'PUT /api/admin/korisnici/{id}/blokada': row(NO_SUCH_RECORD, { isBlocked: true }),
  'DELETE /api/admin/korisnici/{id}/sesije': row(NO_SUCH_RECORD),
  'POST /api/admin/korisnici/{id}/nova-lozinka': row(NO_SUCH_RECORD, {}),
  'DELETE /api/admin/korisnici/{id}': row(NO_SUCH_RECORD),
  'POST /api/admin/potvrdi-lozinku': row(REFUSED, { password: PASSWORD }),
}
