import { counted } from '@/lib/platform/hr/plurals'
import { sentencesOf } from '@/lib/platform/reading/sentences'
import { maxSentenceWords } from '../bounds'
import type { LessonText, LessonUnderReview, Remark, Rule } from '../model'
import { plainWordsOf, proseOf } from '../prose'

/** Texts that a pupil reads at once; reasons and model answers may go into detail. */
const READ_AT_ONCE: LessonText['part'][] = ['script', 'question']

/** Long sentences are lost on a child: two short ones say the same. */
export const longSentences: Rule = ({ passages, grade }: LessonUnderReview) =>
  passages
    .filter(({ part }) => READ_AT_ONCE.includes(part))
    .flatMap((passage) => tooLongIn(passage, grade))

/**
 * What comes after a colon is a breath of its own, mostly a list. And the splitter of sentences keeps
 * together what may be one, for example after a unit.
 */
const PAUSE = /(?<=[:;])\s+|(?<=[.!?])\s+(?=\p{Lu})/u

function tooLongIn({ file, line, markdown }: LessonText, grade: number): Remark[] {
  const most = maxSentenceWords(grade)
  const read = proseOf(markdown).filter(({ isDescription }) => !isDescription)
  return read.flatMap((block) =>
    sentencesOf(block.text)
      .flatMap((sentence) => sentence.split(PAUSE))
      .map((sentence) => ({ sentence, words: plainWordsOf(sentence).length }))
      .filter(({ words }) => words > most)
      .map(({ sentence, words }) => {
        const said = counted(words, ['riječ', 'riječi', 'riječi'])
        const message = `Rečenica ima ${said}, a u ${grade}. razredu najviše ${most}: „${beginningOf(sentence)} …”`
        return { file, line: line + block.line - 1, message }
      }),
  )
}

const beginningOf = (sentence: string) => sentence.trim().split(/\s+/).slice(0, 6).join(' ')
