import 'server-only'
import { eq } from 'drizzle-orm'
import type { SessionRow } from '@/lib/platform/auth/model'
import { refreshRightsIfDue, findRefreshedRights } from '@/lib/people/billing/queries'
import { accessRights } from '@/lib/people/billing/tables'
import { toAccessView } from '@/lib/people/billing/view'
import { grades } from '@/lib/content/curriculum/tables'
import { batchQueries, type RunQuery } from '@/lib/platform/db/batch-queries'
import { db, prepared } from '@/lib/platform/db/client'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import type { Parent, Pupil, User } from './model'
import { readPupilLearning, toPupilLearning } from './pupil-learning'
import { cachedTermsEdition, type TermsEdition } from '@/lib/site/dynamic-content/pages/terms'
import { parents, pupils } from '@/lib/people/users/tables'
import { listChildren, pupilColumns } from '@/lib/people/users/queries'

/** The session owner's account data. Throws 401 when the account has been erased. */
export const currentUser = (session: SessionRow): Promise<User> =>
  session.kind === 'roditelj' ? currentParent(session) : currentPupil(session)

/** As `currentUser`, for a parent's session. */
export async function currentParent({ accountId: id }: SessionRow): Promise<Parent> {
  const [[row], children, rights, terms] = await Promise.all([
    db().select().from(parents).where(eq(parents.id, id)),
    listChildren(id),
    findRefreshedRights(id),
    cachedTermsEdition(),
  ])
  if (!row || !rights) throw new HttpError(401, MESSAGES.invalidUserToken)
  return {
    _id: row.id,
    type: 'roditelj',
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    isEmailConfirmed: row.emailConfirmedAt !== null,
    pendingEmail: row.pendingEmail,
    subscribedToNewsletter: row.subscribedToNewsletter,
    wantsWeeklyReport: row.wantsWeeklyReport,
    wantsProfessorLetters: row.wantsProfessorLetters,
    newTerms: newTermsFor(row.termsVersion, terms),
    children,
    ...toAccessView(rights),
  }
}

/** New terms to accept; null when the current edition is accepted. */
const newTermsFor = (accepted: string, { edition, changeNote }: TermsEdition) =>
  accepted === edition ? null : { version: edition, changeNote }

const pupilsById = prepared(['id'], (database, { id }) =>
  database
    .select({
      ...pupilColumns,
      gradeOrder: grades.order,
      notebookColor: pupils.notebookColor,
      mascotPieces: pupils.mascotPieces,
      mayUseAssistant: pupils.mayUseAssistant,
      parent: { _id: parents.id, firstName: parents.firstName },
      rights: accessRights,
    })
    .from(pupils)
    .innerJoin(parents, eq(parents.id, pupils.parentId))
    .innerJoin(grades, eq(grades.id, pupils.gradeId))
    .leftJoin(accessRights, eq(accessRights.parentId, parents.id))
    .where(eq(pupils.id, id)),
)

/**
 * As `currentUser`, for a pupil's session. What the pupil has learned is read by `run` at once, so
 * that a caller's batch holds it.
 */
export async function currentPupil(
  { accountId: id, openedBy }: SessionRow,
  run?: RunQuery,
): Promise<Pupil> {
  const [[row], learned] = await Promise.all([
    pupilsById({ id }),
    run ? readPupilLearning(id, run) : batchQueries((own) => readPupilLearning(id, own)),
  ])
  if (!row) throw new HttpError(401, MESSAGES.invalidUserToken)
  const { notebookColor, mascotPieces, mayUseAssistant, rights: stored, ...pupil } = row
  const rights = stored && (await refreshRightsIfDue(stored))
  const learning = toPupilLearning(learned, {
    rights,
    notebookColor,
    mascotPieces,
    mayUseAssistant,
  })
  return { ...pupil, ...learning, type: 'ucenik', loginViaParent: openedBy !== null }
}
