import 'server-only'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { splitFrontMatter } from '@/lib/platform/markdown/front-matter'
import { pageTextSchema, type PageText, type SitePageSlug } from './model'

const FOLDER = path.resolve('lib/site/dynamic-content/pages/texts')

const head = z.strictObject({
  naslov: z.string(),
  opis: z.string(),
  'vrijedi-od': z.string(),
  izdanje: z.string().default(''),
})

/** The initial text of a page, from a file in the repository, used until an editor changes it. */
export async function readInitialText(slug: SitePageSlug): Promise<PageText> {
  const source = await readFile(path.join(FOLDER, `${slug}.md`), 'utf8')
  const { head: written, body } = splitFrontMatter(source)
  const { naslov, opis, izdanje, 'vrijedi-od': validFrom } = head.parse(written)
  return pageTextSchema.parse({
    title: naslov,
    description: opis,
    text: body,
    validFrom,
    edition: izdanje,
    changeNote: '',
  })
}
