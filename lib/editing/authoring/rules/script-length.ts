import { counted } from '@/lib/platform/hr/plurals'
import { countWords } from '@/lib/platform/markdown/count-words'
import { isWithin, scriptWordBounds } from '../bounds'
import type { Rule } from '../model'
import { fileLabelOf } from '../passages'

/** A script is as long as pupils of its grade can read at once. */
export const scriptLength: Rule = ({ lesson, grade, folder }) => {
  const words = countWords(lesson.script)
  const bounds = scriptWordBounds(grade)
  if (isWithin(words, bounds)) return []
  const said = counted(words, ['riječ', 'riječi', 'riječi'])
  const wanted = `za ${grade}. razred treba ih od ${bounds.min} do ${bounds.max}`
  return [
    { file: fileLabelOf(folder, 'script'), line: 1, message: `Skripta ima ${said}, a ${wanted}.` },
  ]
}
