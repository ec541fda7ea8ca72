import { counted, type PluralForms } from '@/lib/platform/hr/plurals'
import type { UndoResult, UploadReport, WrittenCounts } from '@/lib/editing/transfer/uploads/model'

const ITEMS: PluralForms = ['stavka', 'stavke', 'stavki']
/** The accusative, used after a verb. */
export const ITEMS_ACCUSATIVE: PluralForms = ['stavku', 'stavke', 'stavki']

/** How many imported records pupils see now. */
export function writtenSentence({ written, shown }: WrittenCounts): string {
  const what = `Uvezeno: ${counted(written, ITEMS)}.`
  if (shown === written) return `${what} Učenici to vide odmah.`
  if (!shown) return `${what} Učenici to još ne vide: objavi kad bude gotovo.`
  return `${what} Učenici odmah vide ${counted(shown, ITEMS_ACCUSATIVE)}, ostalo kad objaviš.`
}

/** How many records were restored and how many stay. */
export function undoneSentence({ undone, left }: UndoResult): string {
  const back = `Poništeno: ${counted(undone, ITEMS)}. Što je bilo novo, 30 dana je u košu.`
  if (!left.length) return back
  return `${back} Ostaje kako jest, jer je nakon uvoza mijenjano: ${left.join(', ')}.`
}

/** A check's result, for screen readers. */
export function checkedSentence({ counts, fileName }: UploadReport): string {
  const { new: made = 0, changed = 0, unchanged = 0, refused = 0 } = counts
  return `${fileName} je provjerena: novo ${made}, promijenjeno ${changed}, jednako ${unchanged}, ne može se uvesti ${refused}.`
}
