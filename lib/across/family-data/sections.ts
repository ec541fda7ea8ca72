import 'server-only'
import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { auditLog } from '@/lib/platform/admin/tables'
import { identities, links, sessions } from '@/lib/platform/auth/tables'
import { accessRights, activations, orders } from '@/lib/people/billing/tables'
import { grades } from '@/lib/content/curriculum/tables'
import { db } from '@/lib/platform/db/client'
import { readInPages } from '@/lib/platform/db/paged-reading'
import { outbox } from '@/lib/platform/mail/tables'
import { questionReports } from '@/lib/learning/question-quality/tables'
import { familyGoals, familyStars } from '@/lib/learning/family-goal/tables'
import { sentWeeklyReports } from '@/lib/learning/reports/tables'
import { parents, pupils } from '@/lib/people/users/tables'
import { LEARNING_SECTIONS } from './learning-sections'
import type { Row } from './model'
import { readSectionRows, rowsForParent } from './rows'
import { sectionOwnedBy, type Section } from './section'

type Take = (section: string, rows: Row[]) => Promise<void>

/**
 * Reads all data kept about a family in one snapshot, except password hashes and children's words
 * of distress (decision 065). Passes it on page by page, so that little is in memory. Every section
 * has at least one page, which may be empty.
 */
export function readFamilyData(parentId: string, take: Take): Promise<void> {
  return readInPages(async (reader) => {
    const children = await db()
      .select({ id: pupils.id })
      .from(pupils)
      .where(eq(pupils.parentId, parentId))
    const family = [parentId, ...children.map(({ id }) => id)]
    for (const section of SECTIONS) {
      const nextPage = () => readSectionRows(section, reader, family)
      let rows = await nextPage()
      do await take(section.name, await rowsForParent(rows))
      while ((rows = await nextPage()).length)
    }
  })
}

export const SECTIONS: Section[] = [
  sectionOwnedBy(parents.id, 'Roditelj', [parents], [], {
    oznaka: parents.id,
    ime: parents.firstName,
    prezime: parents.lastName,
    email: parents.email,
    'email potvrđen': parents.emailConfirmedAt,
    'novi email čeka potvrdu': parents.pendingEmail,
    'prima novosti': parents.subscribedToNewsletter,
    'prima tjedni izvještaj': parents.wantsWeeklyReport,
    'prima odgovore profesora': parents.wantsProfessorLetters,
    'suglasnost dana': parents.consentedAt,
    'verzija uvjeta': parents.termsVersion,
    'nova verzija prihvaćena': parents.termsAcceptedAt,
    'račun otvoren': parents.createdAt,
    'zadnja promjena': parents.updatedAt,
  }),
  sectionOwnedBy(pupils.parentId, 'Djeca', [pupils, grades], [pupils.id], {
    oznaka: pupils.id,
    ime: pupils.firstName,
    nadimak: pupils.nickName,
    razred: grades.name,
    sličica: pupils.avatarURL,
    XP: pupils.xp,
    vatrice: pupils.dailyVisits,
    nagrade: pupils.hasRewards,
    pomoćnik: pupils.mayUseAssistant,
    'na ljestvicama': pupils.isOnLeaderboards,
    'nadimak na ljestvicama': pupils.showsNickname,
    'boja bilježnice': pupils.notebookColor,
    'maskota nosi': sql<string>`array_to_string(${pupils.mascotPieces}, ', ')`,
    'račun otvoren': pupils.createdAt,
    'zadnja promjena': pupils.updatedAt,
  }),
  ...LEARNING_SECTIONS,
  sectionOwnedBy(familyGoals.parentId, 'Obiteljski cilj', [familyGoals], [], {
    veličina: familyGoals.size,
    'vrijedi od': familyGoals.since,
  }),
  sectionOwnedBy(familyStars.parentId, 'Zvjezdice tjedna', [familyStars], [familyStars.week], {
    'tjedan od': familyStars.week,
    'dana vježbe': familyStars.days,
    zarađeno: familyStars.earnedAt,
  }),
  sectionOwnedBy(accessRights.parentId, 'Pretplata i prava', [accessRights], [], {
    pretplata: accessRights.subscriptionName,
    'pretplata do': accessRights.subscriptionUntil,
    'AI do': accessRights.aiUntil,
    'AI Max do': accessRights.aiMaxUntil,
    'AI tokeni': accessRights.tokensNo,
    'tokeni obnovljeni': accessRights.tokensUpdatedAt,
    'profesor do': accessRights.professorUntil,
    'pitanja profesoru': accessRights.professorNo,
    'pitanja obnovljena': accessRights.professorNoUpdatedAt,
  }),
  {
    ...sectionOwnedBy(
      questionReports.accountId,
      'Prijavljena pitanja',
      [questionReports],
      [questionReports.createdAt],
      {
        račun: questionReports.accountId,
        'pitanje (zapis)': questionReports.questionId,
        razlog: questionReports.reason,
        opis: questionReports.text,
        prijavljeno: questionReports.createdAt,
        riješeno: questionReports.resolvedAt,
      },
    ),
    // Parents may read their own words.
    isAbout: ([parentId = '', ...children]) =>
      or(
        eq(questionReports.accountId, parentId),
        and(inArray(questionReports.accountId, children), isNull(questionReports.distress)),
      ),
    written: [
      sql`case when ${questionReports.accountId} not in (select ${parents.id} from ${parents})
        then ${questionReports.text} end`,
    ],
  },
  sectionOwnedBy(orders.parentId, 'Narudžbe', [orders], [orders.number], {
    broj: orders.number,
    proizvod: orders.productName,
    'cijena u centima': orders.price,
    stanje: orders.state,
    naručeno: orders.createdAt,
    podsjetnik: orders.remindedAt,
    zaključeno: orders.closedAt,
  }),
  sectionOwnedBy(
    activations.parentId,
    'Aktivirani proizvodi',
    [activations],
    [activations.createdAt],
    {
      proizvod: activations.productName,
      'cijena u centima': activations.productPrice,
      'za dijete': activations.childId,
      aktivirano: activations.createdAt,
      poništeno: activations.undoneAt,
    },
  ),
  sectionOwnedBy(sessions.accountId, 'Otvorene sesije', [sessions], [sessions.createdAt], {
    račun: sessions.accountId,
    'otvorio roditelj': sessions.openedBy,
    početak: sessions.createdAt,
    'zadnja uporaba': sessions.lastUsedAt,
    kraj: sessions.expiresAt,
  }),
  sectionOwnedBy(identities.accountId, 'Vanjske prijave', [identities], [identities.createdAt], {
    račun: identities.accountId,
    pružatelj: identities.issuer,
    'oznaka kod pružatelja': identities.subject,
    povezano: identities.createdAt,
  }),
  {
    ...sectionOwnedBy(links.accountId, 'Prijašnji emailovi', [links], [links.createdAt], {
      račun: links.accountId,
      email: links.email,
      'može se vratiti do': links.expiresAt,
    }),
    isAbout: (family) => and(inArray(links.accountId, family), eq(links.purpose, 'undo-email')),
  },
  sectionOwnedBy(outbox.accountId, 'Poslane poruke', [outbox], [outbox.createdAt], {
    račun: outbox.accountId,
    primatelj: outbox.recipient,
    predmet: outbox.subject,
    napisano: outbox.createdAt,
    poslano: outbox.sentAt,
  }),
  sectionOwnedBy(
    sentWeeklyReports.parentId,
    'Tjedni izvještaji',
    [sentWeeklyReports],
    [sentWeeklyReports.week],
    {
      'tjedan do': sentWeeklyReports.week,
      poslano: sentWeeklyReports.postedAt,
    },
  ),
  {
    name: 'Zapisi o radnjama',
    tables: [auditLog],
    order: [auditLog.createdAt],
    columns: {
      radnja: auditLog.action,
      'tko je radio': auditLog.actorId,
      'na računu': auditLog.subjectId,
      kada: auditLog.createdAt,
    },
    isAbout: (family) =>
      and(
        isNotNull(auditLog.actorId),
        or(inArray(auditLog.actorId, family), inArray(auditLog.subjectId, family)),
      ),
    written: [],
  },
]
