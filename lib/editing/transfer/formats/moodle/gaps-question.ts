import { childNamed, type XmlElement } from '@/lib/platform/archives/xml'
import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import type { Gap } from '@/lib/content/questions/kinds/gaps/model'
import { questionWithGaps, withoutStraySlots, type GapsQuestion } from '../gap-slots'
import { markdownOf, rawText } from './text'

/** Builds an element's question. `mark` replaces the gaps in its source text by slots. */
export function gapsQuestion(
  element: XmlElement,
  notes: ImportNotes,
  mark: (source: string) => { source: string; gaps: Gap[] },
): GapsQuestion {
  const written = childNamed(element, 'questiontext') ?? EMPTY
  const { source, gaps } = mark(withoutStraySlots(rawText(written)))
  const marked = { ...written, children: [{ ...EMPTY, name: 'text', text: source }] }
  return questionWithGaps(markdownOf(marked, notes), gaps)
}

const EMPTY: XmlElement = { name: '', attributes: {}, text: '', children: [], line: 0 }
