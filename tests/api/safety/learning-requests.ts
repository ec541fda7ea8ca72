import { everyone, NOBODY, NO_SUCH, plain, row, type Row } from './rows'

/** The calls of learning, as rows of the table in requests.ts. */
export const LEARNING: Record<string, Row> = {
  'GET /api/lessons/{id}/kartice': row(everyone(404), plain(`/lessons/${NOBODY}/kartice`)),
  'POST /api/kartice/{id}/ocjena': row(
    [401, 404, 403, 404, 403, 401],
    plain(`/kartice/${NOBODY}/ocjena`, { id: NOBODY, knows: true }),
  ),
  'POST /api/kartice/pravopis/{id}/ocjena': row(
    [401, 404, 403, 404, 403, 401],
    plain(`/kartice/pravopis/${NOBODY}/ocjena`, { id: NOBODY, knows: true }),
  ),
  // About the caller alone: another pupil gets their own.
  'GET /api/kartice/danas': row([401, 200, 403, 200, 403, 401], plain('/kartice/danas')),
  'POST /api/lessons/{id}/provjera': row(
    [401, 404, 403, 404, 403, 401],
    plain(`/lessons/${NOBODY}/provjera`, {}),
  ),
  'POST /api/provjere/{id}/odgovori': row(
    [401, 404, 403, 404, 403, 401],
    plain(`/provjere/${NOBODY}/odgovori`, { checkQuestionId: NOBODY, text: 'Voda ispari.' }),
  ),
  'POST /api/provjere/{id}/kvacice': row(
    [401, 404, 403, 404, 403, 401],
    plain(`/provjere/${NOBODY}/kvacice`, { checkQuestionId: NOBODY, points: [0] }),
  ),
  'GET /api/lessons/{id}/stanje': row(NO_SUCH, plain(`/lessons/${NOBODY}/stanje`)),
  'GET /api/lessons/{id}/testovi': row(NO_SUCH, plain(`/lessons/${NOBODY}/testovi`)),
  'POST /api/lessons/{id}/test': row(NO_SUCH, plain(`/lessons/${NOBODY}/test`, { minutes: null })),
  'PUT /api/testovi/{id}/odgovori': row(
    NO_SUCH,
    plain(`/testovi/${NOBODY}/odgovori`, { questionId: NOBODY, answer: null }),
  ),
  'GET /api/testovi/{id}': row(NO_SUCH, plain(`/testovi/${NOBODY}`)),
  'POST /api/learn/results': row(NO_SUCH, ({ parent, child }) => ({
    address: '/learn/results',
    body: { childID: child._id, parentID: parent.user._id, testID: NOBODY },
  })),
  'POST /api/kwiz/results': row(NO_SUCH, ({ parent, child }) => ({
    address: '/kwiz/results',
    body: { childID: child._id, parentID: parent.user._id, lessonID: NOBODY, roundID: NOBODY },
  })),
  'GET /api/zabavni-kwizovi': row(everyone(), plain('/zabavni-kwizovi')),
  'GET /api/zabavni-kwizovi/{slug}': row(everyone(), plain('/zabavni-kwizovi/cudesne-zivotinje')),
  'GET /api/zabavni-kwizovi/{slug}/ljestvica': row(
    everyone(),
    plain('/zabavni-kwizovi/cudesne-zivotinje/ljestvica'),
  ),
  'POST /api/zabavni-kwizovi/{slug}/igra': row(
    [401, 404, 403, 404, 403, 401],
    plain('/zabavni-kwizovi/nema-ga/igra', { id: NOBODY }),
  ),
  'POST /api/zabavni-kwizovi/{slug}/odgovor': row(
    everyone(404),
    plain('/zabavni-kwizovi/cudesne-zivotinje/odgovor', {
      questionId: NOBODY,
      answer: { kind: 'true-false', value: true },
    }),
  ),
  'POST /api/zabavni-kwizovi/igre/{id}/kraj': row(
    [401, 404, 403, 404, 403, 401],
    plain(`/zabavni-kwizovi/igre/${NOBODY}/kraj`, {}),
  ),
  // About the caller alone: another family's pupil gets their own.
  'GET /api/korisnik/greske': row([401, 200, 403, 200, 403, 401], plain('/korisnik/greske')),
  'GET /api/korisnik/greske/radni-list': row(
    [401, 200, 403, 200, 403, 401],
    plain('/korisnik/greske/radni-list'),
  ),
  'GET /api/lessons/{id}/rjesenja': row(
    [401, 403, 404, 403, 404, 401],
    plain(`/lessons/${NOBODY}/rjesenja`),
  ),
  'POST /api/lessons/savladanost': row(
    [401, 200, 403, 200, 403, 401],
    plain('/lessons/savladanost', { lessonIds: [NOBODY] }),
  ),
  'GET /api/razredi/{id}/savladanost': row(
    [401, 200, 403, 200, 403, 401],
    plain(`/razredi/${NOBODY}/savladanost`),
  ),
  'GET /api/planovi': row([401, 200, 403, 200, 403, 401], plain('/planovi')),
  'POST /api/planovi': row(
    [401, 400, 403, 400, 403, 401],
    plain('/planovi', { id: NOBODY, testDay: '2020-01-01', lessonIds: [NOBODY] }),
  ),
  'DELETE /api/planovi/{id}': row([401, 404, 403, 404, 403, 401], plain(`/planovi/${NOBODY}`)),
  'GET /api/planovi/{id}/danas': row(
    [401, 404, 403, 404, 403, 401],
    plain(`/planovi/${NOBODY}/danas`),
  ),
  'POST /api/planovi/{id}/danas': row(
    [401, 404, 403, 404, 403, 401],
    plain(`/planovi/${NOBODY}/danas`, { day: '2026-11-20' }),
  ),
}
