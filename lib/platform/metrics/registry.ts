import 'server-only'
import type { Registry } from 'prom-client'
import { COUNTERS, GAUGES, HISTOGRAMS, setRecorder } from '@/lib/platform/measure'

/** Upper bounds of the histograms' buckets in seconds. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

type Labels = Readonly<Record<string, readonly string[] | null>>

/** Loads the library of Prometheus, and records measurements from now on. */
export async function startRecording(): Promise<Registry> {
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client')
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const made = <M>(
    definitions: Record<string, { help: string; labels: Labels }>,
    make: (options: {
      name: string
      help: string
      labelNames: string[]
      registers: Registry[]
    }) => M,
  ) =>
    new Map(
      Object.entries(definitions).map(([name, { help, labels }]) => [
        name,
        make({ name, help, labelNames: Object.keys(labels), registers: [registry] }),
      ]),
    )
  const counters = made(COUNTERS, (options) => new Counter(options))
  const gauges = made(GAUGES, (options) => new Gauge(options))
  const histograms = made(HISTOGRAMS, (options) => new Histogram({ ...options, buckets: BUCKETS }))
  // Prometheus does not see the first increase of a series that begins with it.
  for (const [name, { labels }] of Object.entries(COUNTERS)) {
    for (const values of combinationsOf(labels)) counters.get(name)?.inc(values, 0)
  }
  setRecorder({
    count: (name, labels, by) => counters.get(name)?.inc(labels, by),
    observe: (name, labels, seconds) => histograms.get(name)?.observe(labels, seconds),
    set: (name, labels, value) => gauges.get(name)?.set(labels, value),
  })
  return registry
}

/** All combinations of values; none if the values of a label are unknown. */
const combinationsOf = (labels: Labels): Record<string, string>[] =>
  Object.entries(labels).reduce<Record<string, string>[]>(
    (found, [name, values]) =>
      found.flatMap((one) => (values ?? []).map((value) => ({ ...one, [name]: value }))),
    [{}],
  )
