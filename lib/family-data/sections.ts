import 'server-only'
import { asc, eq, inArray, or } from 'drizzle-orm'
import { auditLog } from '@/lib/admin/tables'
import { accounts, sessions } from '@/lib/auth/tables'
import { accessRights } from '@/lib/billing/tables'
import { grades } from '@/lib/content/tables'
import { db } from '@/lib/db/client'
import { readInPages, type Reader } from '@/lib/db/paged-reading'
import { weeklyReports } from '@/lib/reports/tables'
import { outbox } from '@/lib/mail/tables'
import { parents, pupils } from '@/lib/users/tables'
import { learningSections } from './learning-sections'
import type { Row, Section } from './model'

type Take = (section: string, rows: Row[]) => Promise<void>

/**
 * Reads everything that is kept about a parent and the children, but no hash of a password, and
 * hands it on in pages: of each section at least one, which may be empty. However much there is,
 * little of it is in memory, and it is all of one moment.
 */
export function readFamilyData(parentId: string, take: Take): Promise<void> {
  return readInPages(async (reader) => {
    const children = await db()
      .select({ id: pupils.id })
      .from(pupils)
      .where(eq(pupils.parentId, parentId))
    const family = [parentId, ...children.map(({ id }) => id)]
    for (const [name, nextPage] of sectionsOf(reader, parentId, family)) {
      let rows = await nextPage()
      do await take(name, rows)
      while ((rows = await nextPage()).length)
    }
  })
}

const sectionsOf = (reader: Reader, parentId: string, family: string[]): Section[] => [
  ['Roditelj', () => parentRows(reader, parentId)],
  ['Djeca', () => childRows(reader, parentId)],
  ...learningSections(reader, family),
  ['Pretplata i prava', () => rightRows(reader, parentId)],
  ['Otvorene sesije', () => sessionRows(reader, family)],
  ['Poslane poruke', () => letterRows(reader, family)],
  ['Tjedni izvještaji', () => weekRows(reader, parentId)],
  ['Zapisi o radnjama', () => auditRows(reader, family)],
]

const parentRows = (reader: Reader, parentId: string) =>
  reader
    .select({
      oznaka: parents.id,
      ime: parents.firstName,
      prezime: parents.lastName,
      email: parents.email,
      'email potvrđen': parents.emailConfirmedAt,
      'prima novosti': parents.subscribedToNewsletter,
      'prima tjedni izvještaj': parents.wantsWeeklyReport,
      'suglasnost dana': parents.consentedAt,
      'verzija uvjeta': parents.termsVersion,
      'račun otvoren': parents.createdAt,
      'zadnja promjena': parents.updatedAt,
    })
    .from(parents)
    .where(eq(parents.id, parentId))

const childRows = (reader: Reader, parentId: string) =>
  reader
    .select({
      oznaka: pupils.id,
      ime: pupils.firstName,
      nadimak: pupils.nickName,
      razred: grades.name,
      sličica: pupils.avatarURL,
      XP: pupils.xp,
      vatrice: pupils.dailyVisits,
      nagrade: pupils.hasRewards,
      'na ljestvicama': pupils.isOnLeaderboards,
      'nadimak na ljestvicama': pupils.showsNickname,
      'boja bilježnice': pupils.notebookColor,
      'račun otvoren': pupils.createdAt,
      'zadnja promjena': pupils.updatedAt,
    })
    .from(pupils)
    .innerJoin(grades, eq(grades.id, pupils.gradeId))
    .where(eq(pupils.parentId, parentId))
    .orderBy(asc(pupils.id))

const rightRows = (reader: Reader, parentId: string) =>
  reader
    .select({
      pretplata: accessRights.subscriptionName,
      'pretplata do': accessRights.subscriptionUntil,
      'AI do': accessRights.aiUntil,
      'AI Max do': accessRights.aiMaxUntil,
      'AI tokeni': accessRights.tokensNo,
      'tokeni obnovljeni': accessRights.tokensUpdatedAt,
      'profesor do': accessRights.professorUntil,
      'pitanja profesoru': accessRights.professorNo,
      'pitanja obnovljena': accessRights.professorNoUpdatedAt,
    })
    .from(accessRights)
    .where(eq(accessRights.parentId, parentId))

const sessionRows = (reader: Reader, family: string[]) =>
  reader
    .select({
      račun: sessions.accountId,
      'otvorio roditelj': sessions.openedBy,
      početak: sessions.createdAt,
      kraj: sessions.expiresAt,
    })
    .from(sessions)
    .where(inArray(sessions.accountId, family))
    .orderBy(asc(sessions.createdAt))

const letterRows = (reader: Reader, family: string[]) =>
  reader
    .select({
      račun: outbox.accountId,
      primatelj: outbox.recipient,
      predmet: outbox.subject,
      napisano: outbox.createdAt,
      poslano: outbox.sentAt,
    })
    .from(outbox)
    .where(inArray(outbox.accountId, family))
    .orderBy(asc(outbox.createdAt))

const weekRows = (reader: Reader, parentId: string) =>
  reader
    .select({ 'tjedan do': weeklyReports.week, poslano: weeklyReports.postedAt })
    .from(weeklyReports)
    .where(eq(weeklyReports.parentId, parentId))
    .orderBy(asc(weeklyReports.week))

const auditRows = (reader: Reader, family: string[]) =>
  reader
    .select({
      radnja: auditLog.action,
      'tko je radio': auditLog.actorId,
      'na računu': auditLog.subjectId,
      kada: auditLog.createdAt,
    })
    .from(auditLog)
    .innerJoin(accounts, eq(accounts.id, auditLog.actorId))
    .where(or(inArray(auditLog.actorId, family), inArray(auditLog.subjectId, family)))
    .orderBy(asc(auditLog.createdAt))
