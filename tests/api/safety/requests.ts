import { contracts } from '@/lib/across/api/contracts'
import { PASSWORD, type Family } from '../support/people'
import { FILES } from './file-requests'
import { LEARNING } from './learning-requests'
import { PROFESSOR } from './professor-requests'
import { RECORDS } from './record-requests'
import { FAMILIES } from './user-requests'
import { SITE } from './site-requests'
import {
  ADMIN,
  everyone,
  UNKNOWN_ID,
  NO_SUCH,
  NO_SUCH_RECORD,
  ofGrade,
  OWN,
  PARENT,
  PUPIL,
  requestOf,
  row,
  type Example,
  type Of,
  type Row,
  type Statuses,
} from './rows'

export type { Example } from './rows'

const childForm = ({ parent, child }: Family) => ({
  parentId: parent.user._id,
  firstName: 'Eva',
  nickName: `${child.nickName}-2`,
  gradeID: child.gradeID,
})

const ROWS: Record<string, Row> = {
  'GET /api/razredi': row(everyone()),
  'GET /api/razredi/{id}/predmeti': row(everyone(), undefined, ofGrade),
  'GET /api/razredi/{id}/lekcije': row(everyone(), undefined, ofGrade),
  'GET /api/literature/{id}/cjeline': row(everyone(404)),
  'POST /api/lessons/batch': row(everyone(), { lessonIds: [] }),
  'POST /api/blogs/pretraga': row(everyone(), { query: 'ispit' }),
  'POST /api/lessons/search': row(everyone(), { query: 'razlomci' }),
  'POST /api/baza-znanja/pretraga': row(everyone(), { query: 'razlomci' }),
  'GET /api/lessons/count': row(everyone()),
  'GET /api/lessons/{id}/questions': row(everyone(404)),
  'POST /api/kwiz': row(everyone(404), { id: UNKNOWN_ID }),
  'GET /api/pitanja/{id}': row(everyone(404)),
  'POST /api/pitanja/{id}/odgovor': row(everyone(404), {
    answer: { kind: 'true-false', value: true },
  }),
  'POST /api/lessons/{id}/posjet': row(NO_SUCH, { element: 'skripta' }),
  ...LEARNING,
  'PATCH /api/children/{id}/xp': row(
    [401, 409, 403, 404, 403, 401],
    { xp: 1 },
    ({ child }) => child._id,
  ),
  'POST /api/korisnik/dolazak': row(PUPIL, ({ child }) => ({ korisnikId: child._id })),
  'POST /api/korisnik/handle-session-pause': row(PUPIL, ({ child }) => ({
    userID: child._id,
    startedAt: Date.now() - 1_000,
  })),
  'POST /api/lessons/{id}/oznaka': row(NO_SUCH, { isMarked: true }),
  'GET /api/korisnik/biljeznica': row(OWN),
  'POST /api/korisnik/add-to-notebook': row(PUPIL, ({ child }) => ({
    korisnikId: child._id,
    notebookItem: { source: 'biljeznica', page: { title: 'Moja bilješka', content: '' } },
  })),
  'PUT /api/korisnik/biljeznica/{id}': row(NO_SUCH, {
    title: 'Naslov',
    content: '',
    color: 'blue',
  }),
  'POST /api/korisnik/remove-from-notebook': row(NO_SUCH, ({ child }) => ({
    korisnikId: child._id,
    pageIdentifier: UNKNOWN_ID,
  })),
  'POST /api/korisnik/update-notebook-color': row(PUPIL, ({ child }) => ({
    korisnikId: child._id,
    notebookColor: 'violet',
  })),
  'GET /api/dynamic-content': row(everyone()),
  'GET /api/health': row(everyone()),
  'GET /api/health/ready': row(everyone()),
  'GET /api/openapi.json': row(everyone()),

  'POST /api/korisnik/prijava': row(everyone(), ({ parent }) => ({
    email: parent.user.email,
    password: PASSWORD,
  })),
  // Works only on a parent's device, and for a child with pictures.
  'POST /api/korisnik/prijava-slikama': row(everyone(401), ({ child }) => ({
    nickName: child.nickName,
    pictures: ['macka', 'puz', 'puz', 'brod'],
  })),
  'GET /api/korisnik/odjava': row(everyone()),
  // The tests' provider does not respond.
  'POST /api/korisnik/vanjska-prijava': row(everyone(503), { audience: 'user' }),
  'POST /api/korisnik/vanjska-prijava/povratak': row(everyone(400), { query: '?state=a&code=b' }),
  'GET /api/korisnik/vanjske-veze': row([401, 403, 200, 403, 200, 401]),
  'POST /api/korisnik/vanjske-veze': row([401, 403, 503, 403, 404, 401], ({ child }) => ({
    accountId: child._id,
  })),
  // The child is not linked.
  'DELETE /api/korisnik/vanjske-veze/{id}': row(
    [401, 403, 404, 403, 404, 401],
    undefined,
    ({ child }) => child._id,
  ),
  'POST /api/korisnik/register': row(everyone(409), ({ parent }) => ({
    firstName: 'Iva',
    lastName: 'Marić',
    email: parent.user.email,
    password: PASSWORD,
    acceptsTerms: true,
    consentsForChildren: true,
  })),
  'POST /api/korisnik/reset-password-request': row(everyone(), {
    emailOrUsername: 'nitko@nigdje.test',
  }),
  'POST /api/korisnik/verify-reset-token': row(everyone(), { token: 'nije-poveznica' }),
  'POST /api/korisnik/reset-password': row(everyone(400), {
    token: 'nije-poveznica',
    password: PASSWORD,
  }),
  'POST /api/korisnik/potvrdi-email': row(everyone(400), { token: 'nije-poveznica' }),
  'POST /api/korisnik/vrati-email': row(everyone(400), { token: 'nije-poveznica' }),
  'POST /api/korisnik/check-email': row(everyone(), ({ parent }) => ({ email: parent.user.email })),
  'POST /api/korisnik/check-nickname': row(everyone(), ({ child }) => ({
    nickName: child.nickName,
  })),

  'POST /api/korisnik/me': row([401, 401, 200, 401, 401, 401], ({ parent }) => ({
    sub: parent.user._id,
  })),
  'POST /api/korisnik/change-password': row([401, 404, 200, 404, 404, 401], ({ parent }) => ({
    userId: parent.user._id,
    trenutnaLozinka: PASSWORD,
    novaLozinka: 'Nova-lozinka-1',
    potvrdaLozinke: 'Nova-lozinka-1',
  })),
  // Only about the caller.
  'POST /api/korisnik/potvrdi-lozinku': row([401, 403, 200, 403, 200, 401], { password: PASSWORD }),
  'POST /api/korisnik/update-parent': row(PARENT, ({ parent }) => ({
    userId: parent.user._id,
    firstName: 'Ivana',
    lastName: 'Marić',
    email: `nova-${parent.user.email}`,
    subscribedToNewsletter: true,
    password: PASSWORD,
  })),
  'POST /api/korisnik/add-child': row(PARENT, childForm),
  'POST /api/korisnik/update-child': row(PARENT, (family) => ({
    ...childForm(family),
    _id: family.child._id,
    dailyVisits: 900,
    dailyVisitDates: {},
  })),
  'POST /api/korisnik/delete-child': row(PARENT, ({ parent, child }) => ({
    parentId: parent.user._id,
    childId: child._id,
  })),
  'POST /api/korisnik/login-as-child': row(PARENT, ({ parent, child }) => ({
    parentId: parent.user._id,
    childId: child._id,
  })),
  // Works only in a child's profile opened by the parent, and none of these was.
  'POST /api/korisnik/return-to-parent': row([401, 403, 403, 403, 403, 401], ({ child }) => ({
    childId: child._id,
  })),
  'POST /api/korisnik/update-avatar': row(PUPIL, ({ child }) => ({
    korisnikId: child._id,
    avatarURL: '/avatars/sova.svg',
  })),
  // Only about the caller: another family's parent gets their own data.
  'GET /api/korisnik/izvoz': row([401, 403, 200, 403, 200, 401]),
  // The family has no subscription.
  'GET /api/korisnik/profil': row([401, 200, 200, 200, 200, 401]),
  'GET /api/korisnik/izvjestaj': row(
    [401, 403, 403, 403, 404, 401],
    undefined,
    ({ child }) => `?childId=${child._id}&razdoblje=7`,
  ),
  'POST /api/korisnik/tjedni-izvjestaj': row(PARENT, ({ parent }) => ({
    parentId: parent.user._id,
    isWanted: true,
  })),
  'PUT /api/korisnik/maskota': row(OWN, { pieces: ['crveni-sal'] }),
  'GET /api/obiteljski-cilj': row([401, 200, 200, 200, 200, 401]),
  'PUT /api/obiteljski-cilj': row([401, 403, 200, 403, 200, 401], { size: 'veliki' }),
  'POST /api/korisnik/ponovi-potvrdu': row(PARENT, ({ parent }) => ({ parentId: parent.user._id })),
  'POST /api/korisnik/odustani-od-emaila': row(PARENT, ({ parent }) => ({
    parentId: parent.user._id,
  })),
  'POST /api/korisnik/prihvati-uvjete': row([401, 403, 409, 403, 409, 401], {
    version: 'nema-je',
  }),
  'GET /api/korisnik/brisanje': row(everyone()),
  'POST /api/korisnik/brisanje': row(PARENT, ({ parent }) => ({
    parentId: parent.user._id,
    password: PASSWORD,
    isSure: true,
  })),
  'POST /api/korisnik/pretplata': row(PARENT, ({ parent }) => ({ parentID: parent.user._id })),
  'POST /api/korisnik/update-access-rights': row(PARENT, ({ parent }) => ({
    parentId: parent.user._id,
    tokensNo: 900,
    professorNo: 900,
  })),
  'POST /api/korisnik/decrement-tokens': row([401, 200, 200, 404, 404, 401], ({ parent }) => ({
    userId: parent.user._id,
  })),

  'POST /api/admin/login': row(everyone(401), {
    email: 'admin@iskra.test',
    password: 'nije-to-lozinka',
  }),
  'GET /api/admin/logout': row(everyone()),
  'GET /api/admin/me': row(ADMIN),
  'GET /api/admin/vanjska-veza': row(ADMIN),
  'POST /api/admin/vanjska-veza': row([401, 401, 401, 401, 401, 503], {}),
  'DELETE /api/admin/vanjska-veza': row(NO_SUCH_RECORD),
  ...FILES,
  ...RECORDS,
  ...FAMILIES,
  ...PROFESSOR,
  ...SITE,
}

const valueOf = <T>(value: Of<T>, family: Family): T =>
  typeof value === 'function' ? (value as (family: Family) => T)(family) : value

type Call = { request: (family: Family) => Example; statuses: Statuses }

/**
 * Every call with a request and the status for each role. A test compares it with the contracts.
 */
export const TABLE: Record<string, Call> = Object.fromEntries(
  Object.entries(ROWS).map(([name, { statuses, body, at }]) => {
    const request = (family: Family) =>
      requestOf(name, valueOf(at, family), body && valueOf(body, family))
    return [name, { request, statuses }]
  }),
)

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} /api${path}`

export const CONTRACT_NAMES = contracts.map(nameOf)
