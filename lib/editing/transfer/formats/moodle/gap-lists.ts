import { childNamed, childrenNamed, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import type { Gap } from '@/lib/content/questions/kinds/gaps/model'
import { plainAnswer, slot, type GapsQuestion } from '../gap-slots'
import { gapsQuestion } from './gaps-question'
import { rawText } from './text'

/**
 * Reads a text whose gaps are filled by dragging (`ddwtos`) or choosing (`gapselect`) words.
 * `[[3]]` is the gap of the third word, which is offered with the others of its group.
 */
export function readWordBankGaps(element: XmlElement, notes: ImportNotes): GapsQuestion {
  const words = [
    ...childrenNamed(element, 'selectoption'),
    ...childrenNamed(element, 'dragbox'),
  ].map((word) => ({
    text: plainAnswer(rawText(word), notes),
    group: childNamed(word, 'group')?.text.trim() || '1',
  }))
  return gapsQuestion(element, notes, (written) => {
    const gaps: Gap[] = []
    const source = written.replace(/\[\[([1-9]\d*)\]\]/g, (whole, number: string) => {
      const word = words[Number(number) - 1]
      if (!word) {
        notes.fail(`Uz prazninu ${whole} nema riječi.`)
        return whole
      }
      const own = words.filter(({ group }) => group === word.group)
      if (own.length === 1) notes.warn(`Uz „${word.text}” nema druge riječi, pa su ponuđene sve.`)
      const offered = (own.length === 1 ? words : own).map(({ text }) => text)
      gaps.push({
        kind: 'single',
        choices: [...new Set(offered)].map((text) => ({
          ...{ text, weight: text === word.text ? 100 : 0, feedback: null },
        })),
      })
      return slot(gaps.length)
    })
    return { source, gaps }
  })
}
