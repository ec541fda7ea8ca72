import { keepUntilRenewed } from '@/lib/platform/cache/keep-until-renewed'
import { cachedGrades } from '@/lib/content/curriculum/cached'
import { siteUrl } from '@/lib/platform/env'
import { SITE_DESCRIPTION, DEFAULT_SITE_NAME } from '@/lib/platform/metadata'
import { FAQ_PATH, FUN_QUIZZES_PATH, gradePath, PRICES_PATH } from '@/lib/platform/paths'

/** A summary of the site for programs that read on behalf of people (llmstxt.org). */
export async function GET() {
  return new Response(await summary(), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

async function summary() {
  'use cache'
  keepUntilRenewed('content', 'site', 'navigation')
  const link = (name: string, path: string, about: string) =>
    `- [${name}](${new URL(path, siteUrl()).href}): ${about}`
  const grades = (await cachedGrades()).map(({ name, slug }) =>
    link(name, gradePath(slug), 'predmeti, udžbenici i lekcije'),
  )
  return `# ${DEFAULT_SITE_NAME}

> ${SITE_DESCRIPTION}

Sve je na hrvatskom jeziku. Skripte i zabavni kvizovi besplatni su za sve.

## Razredi

${grades.join('\n')}

## Ostalo

${link('Zabavni kvizovi', FUN_QUIZZES_PATH, 'kvizovi za igru s objašnjenjem uz svaki odgovor')}
${link('Cjenik', PRICES_PATH, 'što je besplatno i što otvara pretplata')}
${link('Česta pitanja', FAQ_PATH, 'odgovori roditeljima i učenicima')}
${link('Popis stranica', '/sitemap.xml', 'sve javne adrese')}
`
}
