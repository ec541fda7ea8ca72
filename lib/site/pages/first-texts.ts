import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { pageTextSchema, type PageText, type SitePageSlug } from './model'

const FOLDER = path.resolve('lib/site/pages/texts')

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/

const head = z.strictObject({
  naslov: z.string(),
  opis: z.string(),
  'vrijedi-od': z.string(),
  izdanje: z.string().default(''),
})

/** The text that a page has until an editor changes it: a file of the repository. */
export async function firstText(slug: SitePageSlug): Promise<PageText> {
  const source = await readFile(path.join(FOLDER, `${slug}.md`), 'utf8')
  const [front = '', yaml = ''] = FRONT_MATTER.exec(source) ?? []
  const { naslov, opis, izdanje, 'vrijedi-od': validFrom } = head.parse(parse(yaml))
  return pageTextSchema.parse({
    title: naslov,
    description: opis,
    text: source.slice(front.length).trim(),
    validFrom,
    edition: izdanje,
    changeNote: '',
  })
}
