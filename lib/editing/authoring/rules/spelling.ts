import type { LessonText, Remark, Rule } from '../model'
import { plainWordsOf, proseOf } from '../prose'

/** No units such as µm, and no single letters. */
const LATIN = /^\p{Script=Latin}{2,}$/u

/**
 * Words that neither the dictionary nor the list of terms has, each once in a lesson. A word with a
 * capital is a name, unless only its accents are wrong. Wrong answers may be misspelled on purpose,
 * and words in italics are examples.
 */
export const spelling: Rule = ({ lesson, passages, area }, { spelling: dictionary, ownWords }) => {
  if (area === 'engleski-jezik') return []
  const passed = new Set(ownWords.get(lesson.slug))
  const isMisspelled = (word: string) =>
    /^\p{Ll}/u.test(word)
      ? !dictionary.isSpelled(word)
      : /^\p{Lu}\p{Ll}+$/u.test(word) && dictionary.isSpelledWithOtherAccents(word)
  const remarks: Remark[] = []
  for (const { file, line, word } of passages.flatMap(wordsIn)) {
    if (passed.has(word.toLowerCase()) || !isMisspelled(word)) continue
    passed.add(word.toLowerCase())
    const message = `Riječ „${word}” nije u rječniku. Ako je dobro napisana, dodaj je u popis pojmova.`
    remarks.push({ file, line, message })
  }
  return remarks
}

function wordsIn({ file, line, markdown, isWrong }: LessonText) {
  if (isWrong) return []
  return proseOf(markdown).flatMap((block) =>
    plainWordsOf(block.withoutItalics)
      .filter((word) => LATIN.test(word))
      .map((word) => ({ file, line: line + block.line - 1, word })),
  )
}
