import 'server-only'
import { allLessons, literature } from '@/lib/content/curriculum/tables'
import { dailySittings } from '@/lib/learning/daily-practice/tables'
import { pupilEstimates, skillEstimates } from '@/lib/learning/estimates/tables'
import { placements } from '@/lib/learning/placement/tables'
import { storedAsText, sectionOfPupils, type Section } from './section'

/** The practice of the day, and what answers say about a child. */
export const PRACTICE_SECTIONS: Section[] = [
  sectionOfPupils('Vježbe dana', [dailySittings], [dailySittings.startedAt], {
    dan: dailySittings.day,
    'koja po redu': dailySittings.number,
    krug: dailySittings.roundId,
    'što je bilo (zapis)': storedAsText(dailySittings.items),
    'točno prije (zapis)': storedAsText(dailySittings.before),
    'složeno ponovno nakon': dailySittings.changedAt,
    početak: dailySittings.startedAt,
    kraj: dailySittings.doneAt,
  }),
  sectionOfPupils('Početne provjere', [placements, literature], [placements.startedAt], {
    udžbenik: literature.name,
    krug: placements.roundId,
    'što je bilo (zapis)': storedAsText(placements.items),
    'počinje od lekcije': placements.startLessonId,
    'prvo ponavlja (zapis)': storedAsText(placements.repeatLessonIds),
    početak: placements.startedAt,
    kraj: placements.doneAt,
  }),
  sectionOfPupils('Procjena učenika', [pupilEstimates], [pupilEstimates.countedUntil], {
    'iznad očekivanog': pupilEstimates.surplus,
    težina: pupilEstimates.weight,
    odgovora: pupilEstimates.answers,
    'zadnja lekcija': pupilEstimates.lastLessonId,
    'netočnih zaredom': pupilEstimates.failures,
    'izračunato do': pupilEstimates.countedUntil,
  }),
  sectionOfPupils('Procjena lekcija', [skillEstimates, allLessons], [skillEstimates.day], {
    lekcija: allLessons.title,
    točno: skillEstimates.right,
    netočno: skillEstimates.wrong,
    odgovora: skillEstimates.answers,
    'redni broj zadnjeg': skillEstimates.answeredAt,
    'zadnji točan': skillEstimates.wasLastRight,
    'točnih zaredom': skillEstimates.run,
    'dana do zaborava': skillEstimates.stability,
    težina: skillEstimates.difficulty,
    'zadnji dan': skillEstimates.day,
    'odgovora tog dana': skillEstimates.answersOnDay,
  }),
]
