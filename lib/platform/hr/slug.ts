import { fold } from './fold'

/**
 * The slug of a name (rule 2.3): plain lower-case letters, digits and hyphens.
 * Dashes become hyphens; a text without letters and digits gives an empty slug.
 */
export function slugify(text: string): string {
  return fold(text)
    .replace(/[\s\p{Pd}−]+/gu, '-')
    .replace(/[^a-z0-9-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
