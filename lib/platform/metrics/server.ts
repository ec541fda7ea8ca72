import 'server-only'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import { closeServer, listen } from '@/lib/platform/http/server'
import { JOB_INTERVALS } from '@/lib/platform/jobs'
import { count, nowSeconds, setGauge } from '@/lib/platform/measure'
import packageJson from '@/package.json' with { type: 'json' }
import { startRecording } from './registry'
import { sample } from './sample'

const PATH = '/metrics'

type Options = {
  host: string
  port: number
  /** The folder of the served build; null in development. */
  build: string | null
}

/** Serves the metrics of this process to Prometheus, and nothing else, on a port of their own. */
export async function startMetrics({ host, port, build }: Options) {
  const registry = await startRecording()
  setGauge('iskra_build_info', buildLabels(build), 1)
  for (const [job, seconds] of Object.entries(JOB_INTERVALS)) {
    setGauge('iskra_job_interval_seconds', { job_name: job }, seconds)
    setGauge('iskra_job_last_success_timestamp_seconds', { job_name: job }, nowSeconds())
  }
  const stopCounting = countProcessErrors()
  const timeouts = { headersTimeout: 5_000, requestTimeout: 10_000 }
  const server = createServer(timeouts, (request, response) => {
    answer(registry, request, response).catch(() => response.destroy())
  })
  const listensOn = await listen(server, { host, port, prefix: 'METRICS_' })
  return {
    port: listensOn,
    stop: () => {
      stopCounting()
      return closeServer(server)
    },
  }
}

const buildLabels = (build: string | null) => ({
  version: packageJson.version,
  build: build?.replace(/^\.next-/, '') ?? 'development',
  node: process.versions.node,
})

/** Next keeps the process running after these errors, and logs them. */
function countProcessErrors(): () => void {
  const countOne = () => count('iskra_errors_total', { source: 'process' })
  process.on('uncaughtExceptionMonitor', countOne)
  process.on('unhandledRejection', countOne)
  return () => {
    process.off('uncaughtExceptionMonitor', countOne)
    process.off('unhandledRejection', countOne)
  }
}

async function answer(registry: Registry, request: IncomingMessage, response: ServerResponse) {
  const [path] = (request.url ?? '').split('?')
  if (path !== PATH) return response.writeHead(404).end()
  if (request.method !== 'GET') return response.writeHead(405, { allow: 'GET' }).end()
  await sample()
  const body = await registry.metrics()
  return response.writeHead(200, { 'content-type': registry.contentType }).end(body)
}
