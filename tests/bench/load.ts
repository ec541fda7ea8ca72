import { spawnSync } from 'node:child_process'
import { run } from './run-program'

/** Number of concurrent requests (quality: 32 connections). */
const CONNECTIONS = 32

export type Load = { requests: number; perSecond: number }

const HEADERS = { 'accept-encoding': 'gzip, deflate, br' }

let hasWrk: boolean | undefined

/** The load generator: wrk if available, since it takes less processor time from the server. */
export const loadTool = () =>
  (hasWrk ??= spawnSync('wrk', ['--version']).error === undefined) ? 'wrk' : 'autocannon'

/** Requests an address repeatedly. Throws if a response is not 200. */
export const loadFor = (url: string, seconds: number): Promise<Load> =>
  loadTool() === 'wrk' ? loadWithWrk(url, seconds) : loadWithAutocannon(url, seconds)

async function loadWithWrk(url: string, seconds: number): Promise<Load> {
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const args = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, ...headers, url]
  const { output } = await run('wrk', args)
  const requests = Number(/(\d+) requests in/.exec(output)?.[1])
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1])
  if (!requests || /Non-2xx|Socket errors/.test(output)) throw new Error(`${url}: ${output}`)
  return { requests, perSecond }
}

async function loadWithAutocannon(url: string, seconds: number): Promise<Load> {
  const headers = Object.entries(HEADERS).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const cli = 'node_modules/autocannon/autocannon.js'
  const args = [cli, '--json', '-c', String(CONNECTIONS), '-d', String(seconds), ...headers, url]
  const { output } = await run(process.execPath, args)
  const { requests, non2xx, errors } = JSON.parse(output.slice(output.indexOf('{'))) as {
    requests: { total: number; average: number }
    non2xx: number
    errors: number
  }
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers that are not 200`)
  return { requests: requests.total, perSecond: requests.average }
}
