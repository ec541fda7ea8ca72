const SIGNS: Record<string, string> = {
  '092': '\\',
  '058': ':',
  '035': '#',
  '061': '=',
  '123': '{',
  '125': '}',
  '126': '~',
  '010': '\n',
}

/** gift-pegjs 1.0 leaves its own placeholders for escaped signs in the right sides of a matching. */
export function decodePlaceholders(text: string): string {
  return text.replace(
    /&&(092|058|035|061|123|125|126|010);/g,
    (whole, code: string) => SIGNS[code] ?? whole,
  )
}
