import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const SKIPPED = new Set(['node_modules', '.data', '.git', '.artifacts', 'coverage'])

/** Paths of the files below a folder whose name ends in one of `endings`. */
export function filesIn(folder: string, ...endings: string[]): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !name.startsWith('.next'))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name)
      if (entry.isDirectory()) return filesIn(file, ...endings)
      return endings.some((ending) => file.endsWith(ending)) ? [file] : []
    })
}

export const textOf = (file: string): string => readFileSync(file, 'utf8')

const FOLDERS = ['app', 'components', 'stores', 'lib', 'tests']

/** All TypeScript and JavaScript files, except generated ones. */
export const sources = [
  ...FOLDERS.flatMap((folder) => filesIn(folder, '.ts', '.tsx', '.mjs', '.cjs')),
  ...readdirSync('.').filter((name) => /\.(ts|mjs|cjs)$/.test(name) && name !== 'next-env.d.ts'),
].map((file) => ({ file, text: textOf(file) }))
