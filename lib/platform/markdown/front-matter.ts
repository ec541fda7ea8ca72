import { parse } from 'yaml'

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/

/** Splits a Markdown file of this repository into its YAML front matter and the body. */
export function splitFrontMatter(source: string): { head: unknown; body: string } {
  const [front = '', yaml = ''] = FRONT_MATTER.exec(source) ?? []
  return { head: parse(yaml), body: source.slice(front.length).trim() }
}
