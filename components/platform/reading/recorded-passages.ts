import type { SpokenPassage } from './passage'

/** A recording of the library on the page, whose label is what it says. */
const PLAYER = '.recording > audio'
const UNSEEN = '[hidden], [inert], [aria-hidden="true"]'

/**
 * Adds the recordings on a page to its passages. One that says what sentences say is played in
 * their place, so that a child hears a person; any other is played where it stands.
 */
export function withRecordings(root: Element, passages: SpokenPassage[]): SpokenPassage[] {
  const all = [...passages]
  for (const player of root.querySelectorAll<HTMLAudioElement>(PLAYER)) {
    if (player.closest(UNSEEN)) continue
    const own = document.createRange()
    own.selectNode(player)
    const recorded = { spoken: player.getAttribute('aria-label') ?? '', recording: player.src }
    const next = all.findIndex(
      ({ range }) => range.compareBoundaryPoints(Range.START_TO_START, own) > 0,
    )
    const at = next < 0 ? all.length : next
    const said = sentencesSaidBy(recorded.spoken, all, at)
    if (said) all.splice(said.from, said.count, { ...recorded, range: said.range })
    else all.splice(at, 0, { ...recorded, range: own })
  }
  return all
}

/** The consecutive sentences with exactly these words that are closest to a place. */
function sentencesSaidBy(words: string, passages: SpokenPassage[], at: number) {
  const wanted = lettersOf(words)
  const found = passages.flatMap((first, from) => {
    let said = ''
    for (const [index, { spoken, range, recording }] of passages.slice(from).entries()) {
      said += lettersOf(spoken)
      if (recording || !wanted.startsWith(said)) break
      if (said && said === wanted) return [{ from, count: index + 1, first, last: range }]
    }
    return []
  })
  const [closest] = found.sort((a, b) => Math.abs(a.from - at) - Math.abs(b.from - at))
  if (!closest) return null
  const range = closest.first.range.cloneRange()
  range.setEnd(closest.last.endContainer, closest.last.endOffset)
  return { ...closest, range }
}

/** A text without what is not heard. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')
