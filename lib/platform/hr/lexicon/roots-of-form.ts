import type { SuffixRules } from './affix-rules'
import type { RootIndex } from './roots'

/**
 * Roots that have this folded form; if `exact` is given, the form must match it with diacritics.
 */
export function rootsOfForm(
  form: string,
  exact: string | null,
  rules: SuffixRules,
  roots: RootIndex,
): string[] {
  const found = new Set<string>()
  for (const { word } of roots.find(form)) if (exact === null || word === exact) found.add(word)
  for (let length = 0; length <= Math.min(rules.longest, form.length - 1); length += 1) {
    const byStrip = rules.byEnding.get(form.slice(form.length - length))
    const head = form.slice(0, form.length - length)
    for (const [stripped, own] of byStrip ?? []) {
      for (const { word, flags } of roots.find(head + stripped)) {
        const has = rules.flagsOf(flags)
        const fits = own.some(
          ({ flag, strip, add, condition }) =>
            has.has(flag) &&
            word.endsWith(strip) &&
            (condition?.test(word) ?? true) &&
            (exact === null || word.slice(0, word.length - strip.length) + add === exact),
        )
        if (fits) found.add(word)
      }
    }
  }
  return [...found]
}
