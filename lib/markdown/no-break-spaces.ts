import type { Root } from 'hast'
import { SKIP, visit } from 'unist-util-visit'

const NO_BREAK = '\u00a0'
const UNIT = '(?:[mcdk]?m[²³]?|d?ag|[mk]?g|[mdch]?l|ha|min|[tshNJW]|Pa|°C|%|€)(?![\\p{L}\\p{N}])'

/** A word of one letter does not stay at the end of a row when a number follows. */
const BEFORE_NUMBER = /(?<![\p{L}\p{N}])([skuioa]) (?=\p{N})/giu
const BEFORE_UNIT = new RegExp(`(?<=\\p{N}) (?=${UNIT})`, 'gu')

/** Keeps a number together with its unit and with the one-letter word before it. */
export function withNoBreakSpaces(tree: Root): Root {
  visit(tree, (node) => {
    if (node.type === 'element' && (node.tagName === 'code' || node.tagName === 'math')) return SKIP
    if (node.type !== 'text') return
    node.value = node.value.replace(BEFORE_NUMBER, `$1${NO_BREAK}`).replace(BEFORE_UNIT, NO_BREAK)
  })
  return tree
}
