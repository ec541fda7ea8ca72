import { loadFor } from './load'
import { processorMs } from './processes'
import { median } from './statistics'

/** An address under load, and the processes that serve it. */
export type Subject = { url: string; pids: number[] }

type Throughput = {
  /** Median of all rounds. */
  perSecond: number
  /** Processor time per request; NaN where the system doesn't report it. */
  processorMs: number
  /** Median over the rounds of this subject's rate divided by the first subject's. */
  ratio: number
}

const ROUNDS = 5
const ROUND_SECONDS = 2

/**
 * Loads subjects alternately in rounds, so that noise of the machine affects all of them. The first
 * subject is the reference for the others.
 */
export async function compare<Name extends string>(subjects: Record<Name, Subject>) {
  const names = Object.keys(subjects) as Name[]
  const rates = new Map<Name, number[]>(names.map((name) => [name, []]))
  const costs = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (const name of names) await loadFor(subjects[name].url, 1)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      const { rate, cost } = await measure(subjects[name])
      rates.get(name)?.push(rate)
      costs.get(name)?.push(cost)
    }
  }
  const [first] = names
  const limits = (first && rates.get(first)) ?? []
  const summed = names.map((name) => {
    const own = rates.get(name) ?? []
    const ratios = own.map((rate, round) => rate / (limits[round] ?? Number.NaN))
    const result: Throughput = {
      perSecond: median(own),
      processorMs: median(costs.get(name) ?? []),
      ratio: median(ratios),
    }
    return [name, result]
  })
  return Object.fromEntries(summed) as Record<Name, Throughput>
}

async function measure({ url, pids }: Subject) {
  const before = processorMs(pids)
  const { requests, perSecond } = await loadFor(url, ROUND_SECONDS)
  const after = processorMs(pids)
  const cost = before === null || after === null ? Number.NaN : (after - before) / requests
  return { rate: perSecond, cost }
}
