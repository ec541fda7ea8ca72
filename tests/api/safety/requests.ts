import { contracts } from '@/lib/api/contracts'
import { PASSWORD, type Family } from '../people'
import { LEARNING } from './learning-requests'
import { RECORDS } from './record-requests'
import { ADMIN, everyone, NOBODY, PARENT, plain, PUPIL, row, type Row } from './rows'

export type { Example } from './rows'

const childForm = ({ parent, child }: Family) => ({
  parentId: parent.user._id,
  firstName: 'Eva',
  nickName: `${child.nickName}-2`,
  gradeID: child.gradeID,
})

/** Every call with a request and what each role is answered. A test compares it with the contracts. */
export const TABLE: Record<string, Row> = {
  'GET /api/razredi': row(everyone(), plain('/razredi')),
  'GET /api/razredi/{id}/predmeti': row(everyone(), ({ child }) => ({
    address: `/razredi/${child.gradeID}/predmeti`,
  })),
  'GET /api/razredi/{id}/lekcije': row(everyone(), ({ child }) => ({
    address: `/razredi/${child.gradeID}/lekcije`,
  })),
  'GET /api/literature/{id}/cjeline': row(everyone(404), plain(`/literature/${NOBODY}/cjeline`)),
  'POST /api/lessons/batch': row(everyone(), plain('/lessons/batch', { lessonIds: [] })),
  'POST /api/lessons/search': row(everyone(), plain('/lessons/search', { query: 'razlomci' })),
  'GET /api/lessons/count': row(everyone(), plain('/lessons/count')),
  'GET /api/lessons/{id}/questions': row(everyone(404), plain(`/lessons/${NOBODY}/questions`)),
  'POST /api/kwiz': row(everyone(404), plain('/kwiz', { id: NOBODY })),
  'GET /api/pitanja/{id}': row(everyone(404), plain(`/pitanja/${NOBODY}`)),
  'POST /api/pitanja/{id}/odgovor': row(
    everyone(404),
    plain(`/pitanja/${NOBODY}/odgovor`, { answer: { kind: 'true-false', value: true } }),
  ),
  'POST /api/lessons/{id}/posjet': row(
    [401, 404, 403, 404, 403, 401],
    plain(`/lessons/${NOBODY}/posjet`, { element: 'skripta' }),
  ),
  ...LEARNING,
  'PATCH /api/children/{id}/xp': row([401, 409, 403, 404, 403, 401], ({ child }) => ({
    address: `/children/${child._id}/xp`,
    body: { xp: 1 },
  })),
  'POST /api/korisnik/dolazak': row(PUPIL, ({ child }) => ({
    address: '/korisnik/dolazak',
    body: { korisnikId: child._id },
  })),
  'POST /api/korisnik/handle-session-pause': row(PUPIL, ({ child }) => ({
    address: '/korisnik/handle-session-pause',
    body: { userID: child._id, startedAt: Date.now() - 1_000 },
  })),
  'POST /api/lessons/{id}/oznaka': row(
    [401, 404, 403, 404, 403, 401],
    plain(`/lessons/${NOBODY}/oznaka`, { isMarked: true }),
  ),
  // About the caller alone: another family's pupil gets their own.
  'GET /api/korisnik/biljeznica': row(
    [401, 200, 403, 200, 403, 401],
    plain('/korisnik/biljeznica'),
  ),
  'POST /api/korisnik/add-to-notebook': row(PUPIL, ({ child }) => ({
    address: '/korisnik/add-to-notebook',
    body: {
      korisnikId: child._id,
      notebookItem: { source: 'biljeznica', page: { title: 'Moja bilješka', content: '' } },
    },
  })),
  'PUT /api/korisnik/biljeznica/{id}': row(
    [401, 404, 403, 404, 403, 401],
    plain(`/korisnik/biljeznica/${NOBODY}`, { title: 'Naslov', content: '', color: 'blue' }),
  ),
  'POST /api/korisnik/remove-from-notebook': row([401, 404, 403, 404, 403, 401], ({ child }) => ({
    address: '/korisnik/remove-from-notebook',
    body: { korisnikId: child._id, pageIdentifier: NOBODY },
  })),
  'POST /api/korisnik/update-notebook-color': row(PUPIL, ({ child }) => ({
    address: '/korisnik/update-notebook-color',
    body: { korisnikId: child._id, notebookColor: 'violet' },
  })),
  'GET /api/dynamic-content': row(everyone(), plain('/dynamic-content')),
  'GET /api/health': row(everyone(), plain('/health')),
  'GET /api/health/ready': row(everyone(), plain('/health/ready')),
  'GET /api/openapi.json': row(everyone(), plain('/openapi.json')),

  'POST /api/korisnik/prijava': row(everyone(), ({ parent }) => ({
    address: '/korisnik/prijava',
    body: { email: parent.user.email, password: PASSWORD },
  })),
  // Nobody's device but a parent's, and no child without pictures, is let in.
  'POST /api/korisnik/prijava-slikama': row(everyone(401), ({ child }) => ({
    address: '/korisnik/prijava-slikama',
    body: { nickName: child.nickName, pictures: ['macka', 'puz', 'puz', 'brod'] },
  })),
  'GET /api/korisnik/odjava': row(everyone(), plain('/korisnik/odjava')),
  'POST /api/korisnik/register': row(everyone(409), ({ parent }) => ({
    address: '/korisnik/register',
    body: {
      firstName: 'Iva',
      lastName: 'Marić',
      email: parent.user.email,
      password: PASSWORD,
      acceptsTerms: true,
      consentsForChildren: true,
    },
  })),
  'POST /api/korisnik/reset-password-request': row(
    everyone(),
    plain('/korisnik/reset-password-request', { emailOrUsername: 'nitko@nigdje.test' }),
  ),
  'POST /api/korisnik/verify-reset-token': row(
    everyone(),
    plain('/korisnik/verify-reset-token', { token: 'nije-poveznica' }),
  ),
  'POST /api/korisnik/reset-password': row(
    everyone(400),
    plain('/korisnik/reset-password', { token: 'nije-poveznica', password: PASSWORD }),
  ),
  'POST /api/korisnik/potvrdi-email': row(
    everyone(400),
    plain('/korisnik/potvrdi-email', { token: 'nije-poveznica' }),
  ),
  'POST /api/korisnik/check-email': row(everyone(), ({ parent }) => ({
    address: '/korisnik/check-email',
    body: { email: parent.user.email },
  })),
  'POST /api/korisnik/check-nickname': row(everyone(), ({ child }) => ({
    address: '/korisnik/check-nickname',
    body: { nickName: child.nickName },
  })),

  'POST /api/korisnik/me': row([401, 401, 200, 401, 401, 401], ({ parent }) => ({
    address: '/korisnik/me',
    body: { sub: parent.user._id },
  })),
  'POST /api/korisnik/change-password': row([401, 404, 200, 404, 404, 401], ({ parent }) => ({
    address: '/korisnik/change-password',
    body: {
      userId: parent.user._id,
      trenutnaLozinka: PASSWORD,
      novaLozinka: 'Nova-lozinka-1',
      potvrdaLozinke: 'Nova-lozinka-1',
    },
  })),
  // About the caller alone.
  'POST /api/korisnik/potvrdi-lozinku': row(
    [401, 403, 200, 403, 200, 401],
    plain('/korisnik/potvrdi-lozinku', { password: PASSWORD }),
  ),
  'POST /api/korisnik/update-parent': row(PARENT, ({ parent }) => ({
    address: '/korisnik/update-parent',
    body: {
      userId: parent.user._id,
      firstName: 'Ivana',
      lastName: 'Marić',
      email: `nova-${parent.user.email}`,
      subscribedToNewsletter: true,
      password: PASSWORD,
    },
  })),
  'POST /api/korisnik/add-child': row(PARENT, (family) => ({
    address: '/korisnik/add-child',
    body: childForm(family),
  })),
  'POST /api/korisnik/update-child': row(PARENT, (family) => ({
    address: '/korisnik/update-child',
    body: { ...childForm(family), _id: family.child._id, dailyVisits: 900, dailyVisitDates: {} },
  })),
  'POST /api/korisnik/delete-child': row(PARENT, ({ parent, child }) => ({
    address: '/korisnik/delete-child',
    body: { parentId: parent.user._id, childId: child._id },
  })),
  'POST /api/korisnik/login-as-child': row(PARENT, ({ parent, child }) => ({
    address: '/korisnik/login-as-child',
    body: { parentId: parent.user._id, childId: child._id },
  })),
  // Only from a child's profile that the parent has opened: none of these has.
  'POST /api/korisnik/return-to-parent': row([401, 403, 403, 403, 403, 401], ({ child }) => ({
    address: '/korisnik/return-to-parent',
    body: { childId: child._id },
  })),
  'POST /api/korisnik/update-avatar': row(PUPIL, ({ child }) => ({
    address: '/korisnik/update-avatar',
    body: { korisnikId: child._id, avatarURL: '/avatars/sova.svg' },
  })),
  // About the caller alone: another family's parent gets their own data.
  'GET /api/korisnik/izvoz': row([401, 403, 200, 403, 200, 401], plain('/korisnik/izvoz')),
  // The family has no subscription.
  'GET /api/korisnik/profil': row([401, 200, 200, 200, 200, 401], plain('/korisnik/profil')),
  'GET /api/korisnik/izvjestaj': row([401, 403, 403, 403, 404, 401], ({ child }) => ({
    address: `/korisnik/izvjestaj?childId=${child._id}&razdoblje=7`,
  })),
  'POST /api/korisnik/tjedni-izvjestaj': row(PARENT, ({ parent }) => ({
    address: '/korisnik/tjedni-izvjestaj',
    body: { parentId: parent.user._id, isWanted: true },
  })),
  'POST /api/korisnik/ponovi-potvrdu': row(PARENT, ({ parent }) => ({
    address: '/korisnik/ponovi-potvrdu',
    body: { parentId: parent.user._id },
  })),
  'GET /api/korisnik/brisanje': row(everyone(), plain('/korisnik/brisanje')),
  'POST /api/korisnik/brisanje': row(PARENT, ({ parent }) => ({
    address: '/korisnik/brisanje',
    body: { parentId: parent.user._id, password: PASSWORD, isSure: true },
  })),
  'POST /api/korisnik/pretplata': row(PARENT, ({ parent }) => ({
    address: '/korisnik/pretplata',
    body: { parentID: parent.user._id },
  })),
  'POST /api/korisnik/update-access-rights': row(PARENT, ({ parent }) => ({
    address: '/korisnik/update-access-rights',
    body: { parentId: parent.user._id, tokensNo: 900, professorNo: 900 },
  })),
  'POST /api/korisnik/decrement-tokens': row([401, 200, 200, 404, 404, 401], ({ parent }) => ({
    address: '/korisnik/decrement-tokens',
    body: { userId: parent.user._id },
  })),

  'POST /api/admin/login': row(
    everyone(401),
    plain('/admin/login', { email: 'admin@iskra.test', password: 'nije-to-lozinka' }),
  ),
  'GET /api/admin/logout': row([200, 200, 200, 200, 200, 200], plain('/admin/logout')),
  'GET /api/admin/me': row(ADMIN, plain('/admin/me')),
  ...RECORDS,
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} /api${path}`

export const CONTRACT_NAMES = contracts.map(nameOf)
