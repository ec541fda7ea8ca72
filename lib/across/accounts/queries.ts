import 'server-only'
import { eq } from 'drizzle-orm'
import type { SessionRow } from '@/lib/platform/auth/model'
import { refreshRightsIfDue, findRefreshedRights } from '@/lib/people/billing/queries'
import { accessRights } from '@/lib/people/billing/tables'
import { toAccessView } from '@/lib/people/billing/view'
import { grades } from '@/lib/content/curriculum/tables'
import { db, prepared } from '@/lib/platform/db/client'
import { HttpError, MESSAGES } from '@/lib/platform/http/errors'
import type { Parent, Pupil, User } from './model'
import { findPupilLearning } from './pupil-learning'
import { cachedTermsEdition, type TermsEdition } from '@/lib/site/dynamic-content/pages/terms'
import { parents, pupils } from '@/lib/people/users/tables'
import { listChildren, pupilColumns } from '@/lib/people/users/queries'

/** The session owner's account data. Throws 401 when the account has been erased. */
export async function currentUser({ accountId, kind, openedBy }: SessionRow): Promise<User> {
  const isParent = kind === 'roditelj'
  const user = await (isParent ? findParent(accountId) : findPupil(accountId, openedBy !== null))
  if (!user) throw new HttpError(401, MESSAGES.invalidUserToken)
  return user
}

async function findParent(id: string): Promise<Parent | null> {
  const [[row], children, rights, terms] = await Promise.all([
    db().select().from(parents).where(eq(parents.id, id)),
    listChildren(id),
    findRefreshedRights(id),
    cachedTermsEdition(),
  ])
  if (!row || !rights) return null
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

async function findPupil(id: string, loginViaParent: boolean): Promise<Pupil | null> {
  const [row] = await pupilsById({ id })
  if (!row) return null
  const { notebookColor, mascotPieces, mayUseAssistant, rights: stored, ...pupil } = row
  const rights = stored && (await refreshRightsIfDue(stored))
  const learning = await findPupilLearning({
    id,
    rights,
    notebookColor,
    mascotPieces,
    mayUseAssistant,
  })
  return { ...pupil, ...learning, type: 'ucenik', loginViaParent }
}
