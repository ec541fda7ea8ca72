import type { Root } from 'hast'
import { visit } from 'unist-util-visit'

/** True for where a text may lead: a page of this site or a place on it, https, an e-mail. */
export const isSafeAddress = (address: string): boolean =>
  /^(?:https:\/\/|mailto:|#|\/(?![/\\\s])|\/$)/i.test(address) &&
  !hasMisleadingSigns(address) &&
  !hasUserInfo(address)

/** Signs that show an address as another one: unseen, turning its order, or read as a slash. */
const MISLEADING = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\\]/u

export const hasMisleadingSigns = (address: string): boolean => MISLEADING.test(address)

/** True for `https://banka.hr@zlo.example`, which seems to lead to another host than it does. */
export function hasUserInfo(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { username, password } = new URL(address)
  return username !== '' || password !== ''
}

/** Other links lose their address: `javascript:` and its like never reach a page. */
export function safeLinks(tree: Root): Root {
  visit(tree, 'element', (node) => {
    if (node.tagName === 'a' && !isSafeAddress(String(node.properties.href))) node.properties = {}
  })
  return tree
}
