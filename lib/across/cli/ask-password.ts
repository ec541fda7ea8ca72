import readline from 'node:readline'
import { Writable } from 'node:stream'
import { PlainError } from './say.mjs'

/** Longer than user passwords: an admin can access everything. */
export const ADMIN_PASSWORD_MIN = 12

export type TerminalInput = NodeJS.ReadableStream & { isTTY?: boolean }
type PromptIo = { input: TerminalInput; prompt: (text: string) => void }

const stdio: PromptIo = {
  input: process.stdin,
  prompt: (text) => void process.stdout.write(text),
}

/**
 * Reads a new password, typed twice without echo or from the first line of input. An argument would
 * stay in the shell's history and the process list.
 */
export async function askNewPassword({ input, prompt }: PromptIo = stdio): Promise<string> {
  if (!input.isTTY) return assertGood(await firstLine(input))
  const password = assertGood(await typed('Password: ', { input, prompt }))
  const again = await typed('Once more: ', { input, prompt })
  if (again !== password) throw new PlainError('The two passwords differ: nothing was changed.')
  return password
}

function assertGood(password: string): string {
  if (password.length >= ADMIN_PASSWORD_MIN && password.length <= 200) return password
  throw new PlainError(`The password must have ${ADMIN_PASSWORD_MIN} to 200 characters.`)
}

async function firstLine(input: TerminalInput): Promise<string> {
  for await (const line of readline.createInterface({ input })) return line
  return ''
}

/** Reads a line from the terminal with readline's editing and without echo. */
function typed(question: string, { input, prompt }: PromptIo): Promise<string> {
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = readline.createInterface({ input, output, terminal: true })
  return new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    // Ctrl+C, or Ctrl+D on an empty line.
    lines.once('close', () => reject(new PlainError('Stopped: nothing was changed.')))
    prompt(question)
  }).finally(() => {
    lines.close()
    prompt('\n')
  })
}
