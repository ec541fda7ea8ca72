import 'server-only'
import { asc, eq, inArray, or } from 'drizzle-orm'
import { auditLog } from '@/lib/admin/tables'
import { accounts, sessions } from '@/lib/auth/tables'
import { accessRights } from '@/lib/billing/tables'
import { grades } from '@/lib/content/tables'
import { db } from '@/lib/db/client'
import { weeklyReports } from '@/lib/learning/report/tables'
import { outbox } from '@/lib/mail/tables'
import { parents, pupils } from '../tables'
import { learningSections } from './learning-sections'
import type { Section } from './model'

/**
 * Everything that is kept about a parent and the children, but no hash of a password. One query
 * after another: all at once would leave no connection for anyone else.
 */
export async function listFamilyData(parentId: string): Promise<Section[]> {
  const children = await db()
    .select({ id: pupils.id })
    .from(pupils)
    .where(eq(pupils.parentId, parentId))
  const family = [parentId, ...children.map(({ id }) => id)]
  const kinds: [name: string, rows: Promise<Section['rows']>][] = [
    ['Roditelj', parentRows(parentId)],
    ['Djeca', childRows(parentId)],
    ...learningSections(family),
    ['Pretplata i prava', rightRows(parentId)],
    ['Otvorene sesije', sessionRows(family)],
    ['Poslane poruke', letterRows(family)],
    ['Tjedni izvještaji', weekRows(parentId)],
    ['Zapisi o radnjama', auditRows(family)],
  ]
  const sections: Section[] = []
  // A query begins when it is waited for.
  for (const [name, rows] of kinds) sections.push({ name, rows: await rows })
  return sections
}

const parentRows = (parentId: string) =>
  db()
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

const childRows = (parentId: string) =>
  db()
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

const rightRows = (parentId: string) =>
  db()
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

const sessionRows = (family: string[]) =>
  db()
    .select({
      račun: sessions.accountId,
      'otvorio roditelj': sessions.openedBy,
      početak: sessions.createdAt,
      kraj: sessions.expiresAt,
    })
    .from(sessions)
    .where(inArray(sessions.accountId, family))
    .orderBy(asc(sessions.createdAt))

const letterRows = (family: string[]) =>
  db()
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

const weekRows = (parentId: string) =>
  db()
    .select({ 'tjedan do': weeklyReports.week, poslano: weeklyReports.postedAt })
    .from(weeklyReports)
    .where(eq(weeklyReports.parentId, parentId))
    .orderBy(asc(weeklyReports.week))

const auditRows = (family: string[]) =>
  db()
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
