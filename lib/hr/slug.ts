import { fold } from './fold'

/**
 * Slug of a name (specification, section 5): lower case, č/ć, đ, š, ž as plain letters, spaces to
 * hyphens, other special characters removed. A dash counts as a hyphen; a text without letters and
 * digits gives an empty slug.
 */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[\s\p{Pd}−]+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
