import 'server-only'
import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout } from 'node:timers/promises'
import type { Span } from '@opentelemetry/api'
import { setTracing } from '@/lib/platform/tracing'

/** Time for the last spans when the app stops. */
const STOP_MS = 2_000

/**
 * Sends traces to the endpoint of `OTEL_EXPORTER_OTLP_ENDPOINT`, by OTLP over HTTP: a span for each
 * request and one for each of its statements. The tracer is not the global one, to which Next would
 * add spans with whole addresses. What callers say of their own traces is ignored, so that nobody
 * can have every request recorded.
 * @param share how many of the requests are traced, from 0 to 1
 */
export async function startTracing(share: number) {
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    { BatchSpanProcessor, TraceIdRatioBasedSampler, ParentBasedSampler, TracerProvider },
    { OTLPTraceExporter },
    { defaultResource, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const own = resourceFromAttributes({ 'service.name': process.env.OTEL_SERVICE_NAME ?? 'iskra' })
  const provider = new TracerProvider({
    resource: defaultResource().merge(own),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  })
  const tracer = provider.getTracer('iskra')
  const current = new AsyncLocalStorage<Span>()
  setTracing({
    startRequest: () => {
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT)
      return {
        run: (work) => current.run(span, work),
        end: ({ method, route, status, id }) => {
          span.updateName(`${method} ${route}`)
          span.setAttributes({
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
            ...(id && { 'iskra.request_id': id }),
          })
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    startStatement: (text) => {
      const request = current.getStore()
      if (!request) return undefined
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
      const [name = ''] = text.split(' ', 1)
      const span = tracer.startSpan(
        name.toUpperCase(),
        { kind: SpanKind.CLIENT, attributes },
        trace.setSpan(ROOT_CONTEXT, request),
      )
      return (error) => {
        if (error) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      }
    },
  })
  return {
    stop: async () => {
      setTracing(undefined)
      const isLate = setTimeout(STOP_MS, undefined, { ref: false })
      await Promise.race([provider.shutdown().catch(() => undefined), isLate])
    },
  }
}
