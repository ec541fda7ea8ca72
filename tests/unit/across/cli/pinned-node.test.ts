import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ensurePinnedNode } from '@/lib/across/cli/install.mjs'
import { makeTemporaryFolder, removeFolder } from '@/tests/support/processes'

test('another Node release restarts as the pinned one, with the same memory limits', async () => {
  const folder = makeTemporaryFolder()
  onTestFinished(() => removeFolder(folder))
  const script = path.join(folder, 'script.mjs')
  writeFileSync(
    script,
    `import { writeFileSync } from 'node:fs'
    writeFileSync(process.argv[2], JSON.stringify([process.execArgv, process.argv.slice(3)]))
    process.exit(7)`,
  )
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  onTestFinished(() => exit.mockRestore())
  const out = path.join(folder, 'out.json')
  const execArgv = ['--max-semi-space-size=16']
  const old = { version: 'v20.0.0', execArgv, argv: ['node', script, out, '--dev'] }
  await expect(ensurePinnedNode(script, old)).rejects.toThrow('exit 7')
  expect(JSON.parse(readFileSync(out, 'utf8'))).toEqual([execArgv, ['--dev']])
})
