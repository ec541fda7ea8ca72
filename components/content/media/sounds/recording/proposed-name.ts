/** A name is found by its first words; a whole sentence would fill the list of the library. */
const NAME_LENGTH = 60

/** A short name for the recording of a text: its first words, without the final full stop. */
export function recordingNameFromText(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  const head =
    words.length > NAME_LENGTH ? words.slice(0, NAME_LENGTH + 1).replace(/\s+\S*$/, '') : words
  return head.slice(0, NAME_LENGTH).replace(/[\s.,;:!?…–-]+$/u, '')
}
