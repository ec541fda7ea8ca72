import { parse } from 'yaml'

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/

/** The YAML at the head of a Markdown file of this repository, and what follows it. */
export function splitFrontMatter(source: string): { head: unknown; body: string } {
  const [front = '', yaml = ''] = FRONT_MATTER.exec(source) ?? []
  return { head: parse(yaml), body: source.slice(front.length).trim() }
}
