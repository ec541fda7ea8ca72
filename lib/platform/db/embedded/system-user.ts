import { spawnSync } from 'node:child_process'

/** The system user that runs the server; undefined means the user of this process. */
export type SystemUser = { name: string; uid: number; gid: number }

const OWN_USER = 'iskra'

export const isRoot = (): boolean => process.getuid?.() === 0

/**
 * PostgreSQL refuses to run as root: it runs as `postgres`, or a user created here, or `nobody`.
 */
export function findOrCreateServerUser(): SystemUser | undefined {
  if (!isRoot()) return undefined
  const user = lookUp('postgres') ?? lookUp(OWN_USER) ?? create(OWN_USER) ?? lookUp('nobody')
  if (user) return user
  throw new Error(
    'PostgreSQL must not run as root and no other user was found: start Iskra as another user ' +
      'or set DATABASE_URL.',
  )
}

function lookUp(name: string): SystemUser | undefined {
  const [uid, gid] = ['-u', '-g'].map((flag) => {
    const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' })
    return status === 0 ? Number.parseInt(stdout, 10) : 0
  })
  return uid && gid ? { name, uid, gid } : undefined
}

/** Creates a user that can't sign in, with the tool of glibc systems or with that of BusyBox. */
function create(name: string): SystemUser | undefined {
  spawnSync('useradd', ['--system', '--user-group', '--no-create-home', name])
  if (!lookUp(name)) spawnSync('adduser', ['-S', '-D', '-H', name])
  return lookUp(name)
}

/**
 * Options for a child process of that user; its working folder must be one that the user may enter.
 */
export const spawnOptions = (user: SystemUser | undefined) => ({
  cwd: user ? '/' : undefined,
  ...(user && { uid: user.uid, gid: user.gid }),
  env: serverEnvironment(),
})

/** The environment without the caller's PG* variables, which would redirect the programs. */
function serverEnvironment(): NodeJS.ProcessEnv {
  const environment: NodeJS.ProcessEnv = { ...process.env, LC_MESSAGES: 'C' }
  for (const name in environment) if (name.startsWith('PG')) delete environment[name]
  return environment
}

/** True when the user may enter the folder, checked by trying it. */
export function canEnter(user: SystemUser, folder: string): boolean {
  const options = { ...spawnOptions(user), cwd: '/' }
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], options).status === 0
}
