import 'server-only'
import type { Env } from '@/lib/platform/env'
import { startMetrics } from './server'
import { startTracing } from './traces'

/**
 * Begins to measure and trace this process, where the settings say so.
 * @param build the folder of the served build; null in development
 */
export async function startObserving(settings: Env, build: string | null) {
  const { METRICS_HOST: host, METRICS_PORT: port, OTEL_TRACES_SAMPLER_ARG: share } = settings
  const started = await Promise.all([
    port ? startMetrics({ host, port, build }) : null,
    settings.OTEL_EXPORTER_OTLP_ENDPOINT ? startTracing(share) : null,
  ])
  return { stop: () => Promise.all(started.map(async (one) => one?.stop())) }
}
