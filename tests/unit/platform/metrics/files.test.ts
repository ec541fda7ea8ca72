import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { setRecorder } from '@/lib/platform/measure'
import { startRecording } from '@/lib/platform/metrics/registry'

const read = (file: string) => readFileSync(file, 'utf8')

type Rule = { alert: string; expr: string; labels: { severity: string } }
const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as { groups: { rules: Rule[] }[] }
const alerts = groups.flatMap(({ rules }) => rules)

type Panel = { title: string; targets: { expr: string }[] }
const dashboard = JSON.parse(read('deploy/grafana/iskra.json')) as { panels: Panel[] }

const firing = parse(read('deploy/prometheus/alerts.test.yaml')) as {
  tests: { alert_rule_test: { alertname: string; exp_alerts?: object[] }[] }[]
}

let metrics: Set<string>

beforeAll(async () => {
  const registry = await startRecording()
  metrics = new Set((await registry.getMetricsAsJSON()).map(({ name }) => name))
})
afterAll(() => setRecorder(undefined))

/** Metrics that an expression names and the app does not have; `up` is Prometheus' own. */
const unknownIn = (expression: string) =>
  [...expression.matchAll(/\b(?:iskra|nodejs|process)_\w+/g)]
    .map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ''))
    .filter((name) => !metrics.has(name))

describe.each(alerts)('$alert', ({ alert, expr, labels }) => {
  test('names metrics of the app, and says whether it can wait', () => {
    expect(unknownIn(expr)).toEqual([])
    expect(['page', 'ticket']).toContain(labels.severity)
  })

  test('has one paragraph on what to do', () => {
    const paragraphs = read('docs/operations.md').split(`**${alert}.** `)
    expect(paragraphs).toHaveLength(2)
    expect(paragraphs[1]?.split('\n')[0]?.length).toBeGreaterThan(150)
  })

  test('is fired by its test for promtool', () => {
    const cases = firing.tests.flatMap((one) => one.alert_rule_test)
    const fired = cases.filter((one) => one.alertname === alert && one.exp_alerts?.length)
    expect(fired.length).toBeGreaterThan(0)
  })
})

test('the operations explain no other alert', () => {
  const explained = [...read('docs/operations.md').matchAll(/^\*\*(Iskra\w+)\.\*\*/gm)]
  expect(explained.map(([, name]) => name)).toEqual(alerts.map(({ alert }) => alert))
})

test.each(dashboard.panels)('the panel “$title” shows metrics of the app', ({ targets }) => {
  expect(targets.length).toBeGreaterThan(0)
  for (const { expr } of targets) expect(unknownIn(expr)).toEqual([])
})

test('no label has a name that Prometheus gives itself', async () => {
  const registry = await startRecording()
  const labels = (await registry.getMetricsAsJSON()).flatMap(({ values }) =>
    values.flatMap((value) => Object.keys(value.labels)),
  )
  expect(labels.filter((name) => name === 'job' || name === 'instance')).toEqual([])
})
