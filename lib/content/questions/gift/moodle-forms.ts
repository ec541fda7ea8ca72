import { plainDecimal } from './signs'

/** `{>6 ALL VERTICAL ABSOLUTE SHOW`, and an item on each line, as Moodle writes an ordering. */
const ORDERING =
  /^([\s\S]*?)(?<!\\)\{\s*>\s*\d+([ \t]+[A-Za-z_0-9]+)*[ \t]*\n([\s\S]*?)(?:####([\s\S]*))?\}\s*$/
const TITLE = /^((?:\s*\/\/.*\n)*\s*(?:::.*?(?<!\\)::)?(?:\[\w+\])?)([\s\S]*)$/

/** A weight or a range, and a number that computers write. */
const EXPONENT = /((?:[=%:#\s]|\.\.)-?\d+(?:\.\d+)?)[eE]([+-]?\d{1,3})(?=[\s:#=}]|\.\.)/g

/** Gaps with answers in a text, which Moodle calls Cloze. */
export const isCloze = (block: string): boolean => /(?<!\\)\{\d*:[A-Z_]{2,}:/i.test(block)

/** A block that Moodle writes in a way of its own, as the grammar knows it. */
export function inGrammar(block: string): string {
  const ordering = ORDERING.exec(block)
  if (ordering) return matchingOf(ordering)
  return /(?<!\\)\{\s*#/.test(block) ? block.replace(EXPONENT, plainNumber) : block
}

/** A matching of items and places with the tag of an ordering. Moodle escapes nothing here. */
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
