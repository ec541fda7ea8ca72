import { DEMO_ACCOUNTS } from '@/lib/across/demo/sign-ins'
import { signIn } from './people'
import { judged, type Row } from './row'
import { median, milliseconds, quantile } from './statistics'

const SIGN_INS = 100

/** Interval of health calls during the measurement, in milliseconds. */
const PULSE_MS = 5

/** Measures a hundred simultaneous sign-ins: all must succeed while the app answers other calls. */
export async function measureSignIns(url: string): Promise<Row[]> {
  await tryIn(url, 0)
  const pulse = startPulse(url)
  const begin = performance.now()
  const isIn = await Promise.all(Array.from({ length: SIGN_INS }, (_, one) => tryIn(url, one)))
  const tookMs = performance.now() - begin
  const times = await pulse.stop()
  const failed = isIn.filter((one) => !one).length
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

/** Signs in; a refusal resolves with false. */
const tryIn = (url: string, one: number): Promise<boolean> =>
  signIn(url, DEMO_ACCOUNTS.children[one % 2] ?? '', `10.1.0.${one}`).then(
    () => true,
    () => false,
  )

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
