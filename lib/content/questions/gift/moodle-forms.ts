import { plainDecimal } from './signs'

/** Moodle's form of an ordering: `{>6 ALL VERTICAL ABSOLUTE SHOW`, then one item per line. */
const ORDERING =
  /^([\s\S]*?)(?<!\\)\{\s*>\s*\d+([ \t]+[A-Za-z_0-9]+)*[ \t]*\n([\s\S]*?)(?:####([\s\S]*))?\}\s*$/
const TITLE = /^((?:\s*\/\/.*\n)*\s*(?:::.*?(?<!\\)::)?(?:\[\w+\])?)([\s\S]*)$/

/** A number with an exponent, such as 1e-7, as a weight or as a bound. */
const EXPONENT = /((?:[=%:#\s]|\.\.)-?\d+(?:\.\d+)?)[eE]([+-]?\d{1,3})(?=[\s:#=}]|\.\.)/g

/** True for a text with embedded answer fields, which Moodle calls Cloze. */
export const isCloze = (block: string): boolean => /(?<!\\)\{\d*:[A-Z_]{2,}:/i.test(block)

/** Converts a form that only Moodle writes to one that the grammar reads. */
export function toParseableGift(block: string): string {
  const ordering = ORDERING.exec(block)
  if (ordering) return matchingOf(ordering)
  return /(?<!\\)\{\s*#/.test(block) ? block.replace(EXPONENT, plainNumber) : block
}

/**
 * An ordering as a matching of items and places, with the ordering's tag. Moodle escapes nothing
 * here.
 */
function matchingOf([, head = '', , items = '', explanation]: RegExpExecArray): string {
  const [, title = '', text = ''] = TITLE.exec(head) ?? []
  const pairs = items
    .split('\n')
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item, index) => `=${escaped(item).replaceAll('->', '-\\>')} -> ${index + 1}`)
  const behind = explanation === undefined ? '' : `\n####${explanation.trim()}`
  return `// [tag:poredaj]\n${title}${escaped(text)}{\n${pairs.join('\n')}${behind}\n}`
}

const escaped = (text: string): string => text.replace(/(?<!\\)[:#={}~]/g, '\\$&')

function plainNumber(_: string, digits: string, power: string): string {
  const [, before = '', number = ''] = /^(.*?)(-?\d+(?:\.\d+)?)$/s.exec(digits) ?? []
  return before + plainDecimal(Number(`${number}e${power}`))
}
