import { spawnSync } from 'node:child_process'
import { canInstallPackages, installPackage } from './debian.mjs'
import { say } from './say.mjs'

const PATH = `${process.env.PATH}:/usr/sbin`

/** Installs PgBouncer for the tests where it is missing and Debian has it; they say so elsewhere. */
export async function ensurePgBouncer() {
  const { error } = spawnSync('pgbouncer', ['--version'], { env: { ...process.env, PATH } })
  if (!error || !canInstallPackages()) return
  say('Installing PgBouncer for the tests')
  await installPackage(
    'PgBouncer',
    () => 'pgbouncer',
    'PgBouncer could not be installed: install it for the tests.',
  )
}
