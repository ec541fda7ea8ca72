/** A passage spoken at once, such as a sentence, with its range on the page. */
export type SpokenPassage = {
  spoken: string
  range: Range
  /** The address of its recording, which is played in place of the voice. */
  recording?: string
}
