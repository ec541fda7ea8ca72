import { spawn, type SpawnOptions } from 'node:child_process'

/**
 * Runs a program to its end and returns its output. On failure, throws an error with the output.
 */
export function run(program: string, args: string[], options: SpawnOptions = {}) {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  return new Promise<{ output: string }>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) resolve({ output })
      else reject(new Error(`${program} ended with ${code}: ${output}`))
    })
  })
}
