import 'server-only'
import { count } from 'drizzle-orm'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Database } from '@/lib/platform/db/client'
import { splitFrontMatter } from '@/lib/platform/markdown/front-matter'
import { blogPosts } from './tables'

const FOLDER = path.resolve('lib/site/blog/first-posts')

const head = z.strictObject({
  naslov: z.string(),
  sazetak: z.string(),
  oznake: z.string(),
  objavljeno: z.iso.date(),
})

/** The posts in this repository; the file name is the post's address. */
export async function readSeedPosts() {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.md'))
  return Promise.all(
    names.map(async (name) => {
      const source = await readFile(path.join(FOLDER, name), 'utf8')
      const { head: written, body } = splitFrontMatter(source)
      const { naslov, sazetak, oznake, objavljeno } = head.parse(written)
      return {
        slug: path.basename(name, '.md'),
        title: naslov,
        summary: sazetak,
        text: body,
        tags: oznake.split(',').map((tag) => tag.trim()),
        isPublished: true,
        publishedAt: new Date(`${objavljeno}T08:00:00Z`),
      }
    }),
  )
}

/** Adds the first posts to a new site. */
export async function seedPosts(tx: Database): Promise<void> {
  const [found] = await tx.select({ count: count() }).from(blogPosts)
  if (found?.count) return
  await tx.insert(blogPosts).values(await readSeedPosts())
}
