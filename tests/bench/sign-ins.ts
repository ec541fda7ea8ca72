import { DEMO } from '@/lib/users/demo-sign-ins'
import { judged, type Row } from './row'
import { median, milliseconds, quantile } from './statistics'

const SIGN_INS = 100

/** How often the app is asked meanwhile whether it lives, in milliseconds. */
const PULSE_MS = 5

/** A hundred sign-ins at once: all succeed, and the app answers others meanwhile (issue: accounts). */
export async function measureSignIns(url: string): Promise<Row[]> {
  await signIn(url, 0)
  const pulse = startPulse(url)
  const begin = performance.now()
  const statuses = await Promise.all(Array.from({ length: SIGN_INS }, (_, one) => signIn(url, one)))
  const tookMs = performance.now() - begin
  const times = await pulse.stop()
  const failed = statuses.filter((status) => status !== 200).length
  return [
    judged({
      what: `${SIGN_INS} sign-ins at once: /api/health meanwhile`,
      measured: `p99 ${milliseconds(quantile(times, 0.99))}, median ${milliseconds(median(times))}`,
      beside: `${failed} failed, all done in ${milliseconds(tookMs)}`,
      budget: 'none fails, p99 <= 100 ms',
      holds: failed === 0 && quantile(times, 0.99) <= 100,
    }),
  ]
}

async function signIn(url: string, one: number): Promise<number> {
  const response = await fetch(`${url}/api/korisnik/prijava`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.1.0.${one}` },
    body: JSON.stringify({ email: DEMO.children[one % 2], password: DEMO.password }),
  })
  await response.arrayBuffer()
  return response.status
}

function startPulse(url: string) {
  const times: number[] = []
  let isOn = true
  const beating = (async () => {
    while (isOn) {
      const begin = performance.now()
      await (await fetch(`${url}/api/health`)).arrayBuffer()
      times.push(performance.now() - begin)
      await new Promise((resolve) => setTimeout(resolve, PULSE_MS))
    }
  })()
  return {
    stop: async () => {
      isOn = false
      await beating
      return times
    },
  }
}
