import type { QuestionBody } from '@/lib/content/questions/model'
import { mergeRecordEdits } from '@/lib/editing/records/merge-record-edits'

/** Both editors' results of a merge of their bodies. */
export function joined<Body extends QuestionBody>(base: Body, mine: Body, theirs: Body) {
  const merged = mergeRecordEdits<{ body: Body }>({ body: base }, { body: mine }, { body: theirs })
  return {
    mine: merged.mine.body,
    theirs: merged.theirs.body,
    clashes: merged.clashes.length > 0,
  }
}

/** Both results are equal, without a conflict. */
export const agreed = <Body extends QuestionBody>(body: Body) => ({
  mine: body,
  theirs: body,
  clashes: false,
})
