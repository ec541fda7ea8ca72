import { counted } from '@/lib/platform/hr/plurals'
import { isWithin, LESSON_MINUTES } from '../bounds'
import { minutesOf } from '../minutes'
import type { Rule } from '../model'
import { fileLabelOf } from '../passages'

/** A lesson fills one or two school hours. An empty template is not short, but empty. */
export const lessonMinutes: Rule = (placed) => {
  const minutes = minutesOf(placed)
  if (isWithin(minutes, LESSON_MINUTES) || !placed.lesson.questions.length) return []
  const said = counted(minutes, ['minutu', 'minute', 'minuta'])
  const message = `Lekcija traje oko ${said}, a treba stati u jedan ili dva školska sata (${LESSON_MINUTES.min} do ${LESSON_MINUTES.max} minuta).`
  return [{ file: fileLabelOf(placed.folder, 'script'), line: 1, message }]
}
