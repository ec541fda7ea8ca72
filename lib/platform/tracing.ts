import 'server-only'

/** A request as a trace shows it; the address is left out, since it may name people. */
type TracedRequest = { method: string; route: string; status: number; id: string | undefined }

type RequestSpan = {
  /** Runs the work of the request, whose statements become parts of the span. */
  run: <T>(work: () => T) => T
  end: (request: TracedRequest) => void
}

/** Where traces go. Only `OTEL_EXPORTER_OTLP_ENDPOINT` sets one up (lib/platform/metrics/traces). */
export type Tracing = {
  startRequest: () => RequestSpan
  /**
   * Begins a statement, named without values, of the current request; undefined outside of one. The
   * returned function ends it.
   */
  startStatement: (text: string) => ((error: unknown) => void) | undefined
}

/** Global, because Next bundles this module a second time. */
const globals = globalThis as { iskraTracing?: Tracing | undefined }

export const setTracing = (tracing: Tracing | undefined): void => {
  globals.iskraTracing = tracing
}

/** The traces of this process; undefined when none are configured. */
export const tracing = (): Tracing | undefined => globals.iskraTracing
