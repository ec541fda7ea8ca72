import type { SyntaxError as GiftSyntaxError } from 'gift-pegjs'

const SHOWN = 60
const SIGNS = '~ = # { } :'

/** The line within the text, from 1, and a Croatian sentence on how to correct the error. */
export function explainSyntaxError({ location, found, expected }: GiftSyntaxError, text: string) {
  const { line, column, offset } = location.start
  const above = /^(?!\s*\/\/|::)(.+)\n::/m.exec(text)
  if (above?.[1] !== undefined && offset <= above.index + above[0].length) {
    const stands = `Ispred naslova (::) stoji redak „${above[1].trim().slice(0, SHOWN)}”.`
    return { line, message: `${stands} Izbriši ga ili ga odvoji praznim retkom.` }
  }
  const isWeight = expected.some(
    (one) => one.type === 'other' && one.description.startsWith('a value between -100 and 100'),
  )
  if (isWeight) {
    return { line, message: 'Težina odgovora mora biti broj između −100 i 100, primjerice %50%.' }
  }
  if (found === null) {
    const isOpen = /(^|[^\\])\{/.test(text)
    const reason = isOpen ? 'Pitanje nije završeno: nedostaje „}”.' : 'Pitanje nije završeno.'
    return {
      line,
      message: `${reason} Između dvaju pitanja mora biti prazan redak, a unutar pitanja ne smije.`,
    }
  }
  const place = `Neočekivan znak „${found === '\n' ? 'novi redak' : found}” u stupcu ${column}.`
  const isDecimalComma = found === ',' && /\d/.test(text.charAt(offset - 1))
  if (isDecimalComma) return { line, message: `${place} U ključu se piše decimalna točka.` }
  return {
    line,
    message: `${place} Ispred znakova ${SIGNS} u tekstu piše se kosa crta: \\${sign(found)}`,
  }
}

const sign = (found: string) => (SIGNS.includes(found) ? found : '=')
