import type { ImportNotes } from '@/lib/content/questions/gift/notes'
import { staysLast } from '@/lib/content/questions/shuffle'

const LETTER = '[a-f]\\)?'
/** `a i b`, `samo A, B i C`, `odgovori pod b) i c)`. */
const LETTERS = new RegExp(
  `^(?:(?:samo|točn\\p{L}+|odgovor\\p{L}*|pod|oba|both|only|answers?|options?)\\s+)*${LETTER}(?:\\s*(?:,|\\bi\\b|\\bili\\b|\\bte\\b|\\band\\b|\\bor\\b|&)\\s*${LETTER})+[.]?$`,
  'iu',
)
const ONE_LETTER = new RegExp(`^(?:odgovor|answer|option)\\s+(?:pod\\s+)?${LETTER}[.]?$`, 'i')
/** `prvi i treći odgovor`, `sve gore navedeno`, `all of the above`. */
const PLACE =
  /\b(?:prv|drug|treć|četvrt|zadnj|posljednj|prethodn)\p{L}+\s+odgovor|\bgore\s+naveden|\bnaveden\p{L}*\s+(?:gore|iznad)|\b(?:of\s+)?the\s+above\b/iu

/** Warns about options that refer to others by position, since options are shuffled here. */
export function warnAboutOrderReferences(options: string[], notes: ImportNotes): void {
  for (const [at, option] of options.entries()) {
    const isAboutPlace = LETTERS.test(option) || ONE_LETTER.test(option) || PLACE.test(option)
    const isLast = at === options.length - 1 && staysLast(option) && !LETTERS.test(option)
    if (isAboutPlace && !isLast) notes.lack(sentence(option))
  }
}

const sentence = (option: string) =>
  `Odgovor „${option}” govori o mjestu drugih odgovora, a Iskra ih miješa. Napiši ga tako da vrijedi u svakom redu.`
