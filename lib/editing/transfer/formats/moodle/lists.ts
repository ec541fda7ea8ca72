import { childNamed, childrenNamed, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { groupsOfPairs } from '@/lib/content/questions/kinds/groups/gift'
import type { QuestionBody } from '@/lib/content/questions/model'
import { markdownOf, rawText, unknownFormatToMarkdown } from './text'

/** Replaces a picture that is not imported: a pair needs a left side. */
const LOST = '(nije uvezeno)'

function pairsOf(question: XmlElement, notes: ImportNotes) {
  return childrenNamed(question, 'subquestion').map((pair) => {
    const right = rawText(childNamed(pair, 'answer'))
    const isOwn = pair.attributes.format === 'markdown'
    return {
      left: markdownOf(pair, notes) || (rawText(pair) && LOST),
      right: isOwn ? right : unknownFormatToMarkdown(right, notes),
      isDistractor: !rawText(pair),
    }
  })
}

/** Right sides without a left side are distractors. */
export function readMatching(question: XmlElement, notes: ImportNotes): QuestionBody {
  const pairs = pairsOf(question, notes)
  return {
    kind: 'matching',
    pairs: pairs.flatMap(({ isDistractor, ...pair }) => (isDistractor ? [] : pair)),
    distractors: pairs.flatMap(({ isDistractor, right }) => (isDistractor ? right : [])),
  }
}

/** A matching that this project wrote for groups; a pair without a left side is an empty group. */
export const readGroups = (question: XmlElement, notes: ImportNotes): QuestionBody =>
  groupsOfPairs(
    pairsOf(question, notes).map((pair) => (pair.isDistractor ? { ...pair, left: '' } : pair)),
  )

/** Moodle stores an item's position as its fraction. */
export function readOrdering(question: XmlElement, notes: ImportNotes): QuestionBody {
  const items = childrenNamed(question, 'answer')
    .map((answer) => ({
      text: markdownOf(answer, notes),
      place: Number(answer.attributes.fraction),
    }))
    .toSorted((a, b) => a.place - b.place)
  return { kind: 'ordering', items: items.map(({ text }) => text) }
}
