import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** True for allowed link targets: pages of this site or positions on a page, https, e-mail. */
export const isSafeAddress = (address: string): boolean =>
  /^(?:https:\/\/|mailto:|#|\/(?![/\\\s])|\/$)/i.test(address) &&
  !hasMisleadingSigns(address) &&
  !hasUserInfo(address)

/**
 * Characters that disguise an address: invisible ones, ones that change the text direction, and
 * backslashes.
 */
const MISLEADING = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\\]/u

export const hasMisleadingSigns = (address: string): boolean => MISLEADING.test(address)

/** True for `https://banka.hr@zlo.example`, which only seems to lead to the first host. */
export function hasUserInfo(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

/** Removes the address of unsafe links, so that `javascript:` and the like never reach a page. */
export function withoutUnsafeLinks(tree: Root): Root {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a' && !isSafeAddress(String(node.properties.href))) node.properties = {}
  })
  return tree
}
