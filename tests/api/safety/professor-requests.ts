import { v7 as uuidv7 } from 'uuid'
import type { Family } from '../support/people'
import { ADMIN, NO_SUCH, NO_SUCH_RECORD, PARENT, UNKNOWN_ID, row, type Row } from './rows'

const aboutChild = ({ child }: Family) => `?childId=${child._id}`

/** For the child's own calls and those of its parent. */
const FAMILY = [401, 200, 200, 404, 404, 401] as const

/** The professor's calls: pupils ask, parents read, admins answer. */
export const PROFESSOR: Record<string, Row> = {
  'GET /api/professor-questions/my-questions': row(FAMILY, undefined, aboutChild),
  'GET /api/professor-questions/unseen-answers-count': row(FAMILY, undefined, aboutChild),
  'GET /api/professor-questions/similar': row(
    [401, 404, 403, 404, 403, 401],
    undefined,
    `?lessonId=${UNKNOWN_ID}`,
  ),
  'POST /api/professor-questions': row(NO_SUCH, ({ child }) => ({
    ...{ _id: uuidv7(), childId: child._id, lessonId: UNKNOWN_ID, text: 'Zašto?' },
  })),
  // Without the right to ask, the picture is not checked.
  'POST /api/professor-questions/pictures': row([401, 400, 403, 400, 403, 401]),
  'GET /api/professor-questions/{id}/picture': row([401, 404, 404, 404, 404, 401]),
  'PUT /api/professor-questions/mark-as-seen/{id}': row(NO_SUCH),
  'POST /api/korisnik/pisma-profesora': row(PARENT, ({ parent }) => ({
    ...{ parentId: parent.user._id, isWanted: true },
  })),
  'GET /api/professor-questions/unanswered': row(ADMIN),
  'GET /api/professor-questions/answered': row(ADMIN),
  'GET /api/professor-questions/unanswered-count': row(ADMIN),
  'GET /api/professor-questions/answered-count': row(ADMIN),
  'PUT /api/professor-questions/{id}': row(NO_SUCH_RECORD, { answer: 'Zato.' }),
  'GET /api/admin/professor-questions/{id}': row(NO_SUCH_RECORD),
  'PUT /api/admin/professor-questions/{id}/preuzimanje': row(NO_SUCH_RECORD, {}),
  'DELETE /api/admin/professor-questions/{id}/preuzimanje': row(NO_SUCH_RECORD),
  'PUT /api/admin/professor-questions/{id}/nacrt': row(NO_SUCH_RECORD, { text: '' }),
  'POST /api/admin/professor-questions/{id}/baza-znanja': row(NO_SUCH_RECORD, {}),
  'POST /api/admin/professor-questions/{id}/prijedlog': row(NO_SUCH_RECORD, {}),
  'GET /api/admin/professor-questions/{id}/slika': row(NO_SUCH_RECORD),
  'GET /api/admin/predlosci-odgovora': row(ADMIN),
  'PUT /api/admin/predlosci-odgovora/{id}': row(ADMIN, { name: 'Ime', text: 'Tekst' }),
  'DELETE /api/admin/predlosci-odgovora/{id}': row(ADMIN),
}
