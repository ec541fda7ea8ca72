import { everyone, UNKNOWN_ID, NO_SUCH, OWN, row, type Row } from './rows'

const SLUG = 'cudesne-zivotinje'

/** The learning calls, as rows of the table in requests.ts. */
export const LEARNING: Record<string, Row> = {
  'GET /api/lessons/{id}/kartice': row(everyone(404)),
  'POST /api/kartice/{id}/ocjena': row(NO_SUCH, { id: UNKNOWN_ID, knows: true }),
  'POST /api/kartice/pravopis/{id}/ocjena': row(NO_SUCH, { id: UNKNOWN_ID, knows: true }),
  // A review that does not exist counts as undone.
  'DELETE /api/kartice/ocjene/{id}': row(OWN),
  'GET /api/kartice/danas': row(OWN),
  'POST /api/lessons/{id}/provjera': row(NO_SUCH, {}),
  'POST /api/provjere/{id}/odgovori': row(NO_SUCH, {
    checkQuestionId: UNKNOWN_ID,
    text: 'Voda ispari.',
  }),
  'POST /api/provjere/{id}/kvacice': row(NO_SUCH, { checkQuestionId: UNKNOWN_ID, points: [0] }),
  'POST /api/pomocnik/provjera': row(NO_SUCH, {
    runId: UNKNOWN_ID,
    checkQuestionId: UNKNOWN_ID,
  }),
  'GET /api/lessons/{id}/stanje': row(NO_SUCH),
  'GET /api/lessons/{id}/testovi': row(NO_SUCH),
  'POST /api/lessons/{id}/test': row(NO_SUCH, { minutes: null }),
  'GET /api/testovi': row(OWN, undefined, `?unitId=${UNKNOWN_ID}`),
  'POST /api/testovi': row(NO_SUCH, { unitId: UNKNOWN_ID, minutes: null }),
  'PUT /api/testovi/{id}/odgovori': row(NO_SUCH, { questionId: UNKNOWN_ID, answer: null }),
  'GET /api/testovi/{id}': row(NO_SUCH),
  'POST /api/learn/results': row(NO_SUCH, ({ parent, child }) => ({
    childID: child._id,
    parentID: parent.user._id,
    testID: UNKNOWN_ID,
  })),
  'POST /api/kwiz/results': row(NO_SUCH, ({ parent, child }) => ({
    childID: child._id,
    parentID: parent.user._id,
    lessonID: UNKNOWN_ID,
    roundID: UNKNOWN_ID,
  })),
  'GET /api/zabavni-kwizovi': row(everyone()),
  'GET /api/zabavni-kwizovi/{slug}': row(everyone(), undefined, SLUG),
  'GET /api/zabavni-kwizovi/{slug}/ljestvica': row(everyone(), undefined, SLUG),
  'POST /api/zabavni-kwizovi/{slug}/igra': row(NO_SUCH, { id: UNKNOWN_ID }, 'nema-ga'),
  'POST /api/zabavni-kwizovi/{slug}/odgovor': row(
    everyone(404),
    {
      questionId: UNKNOWN_ID,
      answer: { kind: 'true-false', value: true },
    },
    SLUG,
  ),
  'POST /api/zabavni-kwizovi/igre/{id}/kraj': row(NO_SUCH, {}),
  'GET /api/korisnik/greske': row(OWN),
  'GET /api/korisnik/greske/radni-list': row(OWN),
  'GET /api/lessons/{id}/rjesenja': row([401, 403, 404, 403, 404, 401]),
  'POST /api/lessons/savladanost': row(OWN, { lessonIds: [UNKNOWN_ID] }),
  'GET /api/razredi/{id}/savladanost': row(OWN),
  'GET /api/planovi': row(OWN),
  'POST /api/planovi': row([401, 400, 403, 400, 403, 401], {
    id: UNKNOWN_ID,
    testDay: '2020-01-01',
    lessonIds: [UNKNOWN_ID],
  }),
  'DELETE /api/planovi/{id}': row(NO_SUCH),
  'GET /api/planovi/{id}/danas': row(NO_SUCH),
  'POST /api/planovi/{id}/danas': row(NO_SUCH, { day: '2026-11-20' }),
  'POST /api/danas': row(OWN, {}),
  'POST /api/lessons/{id}/vjezba': row(NO_SUCH, { roundId: UNKNOWN_ID }),
  'POST /api/literature/{id}/pocetna-provjera': row(NO_SUCH, {}),
  'POST /api/literature/{id}/pocetna-provjera/odgovor': row(NO_SUCH, {
    roundId: UNKNOWN_ID,
    questionId: UNKNOWN_ID,
    answer: { kind: 'true-false', value: true },
  }),
  'POST /api/danas/kraj': row(NO_SUCH, { day: '2020-01-01', number: 1 }),
}
