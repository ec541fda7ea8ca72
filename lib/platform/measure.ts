import 'server-only'

/** The values of each label; null for a label whose values are bounded elsewhere, such as routes. */
type Labels = Readonly<Record<string, readonly string[] | null>>
type Definition = { help: string; labels: Labels }

const metric = <const L extends Labels>(help: string, labels: L) => ({ help, labels })

/** What is counted. No label may be called `job` or `instance`: Prometheus sets those itself. */
export const COUNTERS = {
  iskra_http_requests_total: metric('Requests; `aborted` by the client before the end', {
    route: null,
    method: null,
    status: null,
  }),
  iskra_page_cache_renewals_total: metric('Announced changes of content', {}),
  iskra_page_cache_requests_total: metric('Requests that the page cache may answer', {
    result: ['hit', 'miss'],
  }),
  iskra_db_errors_total: metric('Failed statements and connections of the database pools', {
    kind: ['unavailable', 'pool_timeout', 'timeout', 'deadlock', 'constraint', 'other'],
  }),
  iskra_job_failures_total: metric('Failed runs of background jobs', { job_name: null }),
  iskra_letters_total: metric('Attempts to deliver a letter; `filed` without a mail server', {
    outcome: ['sent', 'filed', 'failed', 'given_up'],
  }),
  iskra_assistant_replies_total: metric('Replies of the assistant to pupils', {
    by: ['model', 'lesson'],
    outcome: ['reply', 'nothing', 'refused', 'failed'],
  }),
  iskra_model_requests_total: metric('Requests to the model; `resting` after many failures', {
    outcome: ['answered', 'failed', 'aborted', 'resting'],
  }),
  iskra_model_tokens_total: metric('Tokens that the model reported', {
    direction: ['input', 'output'],
  }),
  iskra_uploads_total: metric('Uploaded files', { outcome: ['accepted', 'refused', 'failed'] }),
  iskra_file_store_errors_total: metric('Failed requests to the file store', {
    store: ['folder', 'bucket'],
  }),
  iskra_errors_total: metric('Unexpected errors', { source: ['call', 'page', 'process'] }),
  iskra_log_messages_total: metric('Lines of the log', {
    level: ['info', 'warn', 'error', 'fatal'],
  }),
} satisfies Record<string, Definition>

/** What is measured in seconds. */
export const HISTOGRAMS = {
  iskra_http_request_duration_seconds: metric('Time until an answer was sent, without events', {
    route: null,
  }),
  iskra_db_wait_seconds: metric('Time that work waited for a connection of a pool', {
    pool: ['main', 'counting'],
  }),
  iskra_db_statement_duration_seconds: metric('Time until a statement was answered', {}),
} satisfies Record<string, Definition>

/** Values that are set when they change, or before they are read (lib/platform/metrics/sample). */
export const GAUGES = {
  iskra_build_info: metric('The served build: always 1', {
    version: null,
    build: null,
    node: null,
  }),
  iskra_db_up: metric('0 during an outage of the database', {}),
  iskra_db_connections: metric('Open connections of a pool', { pool: null, state: null }),
  iskra_db_connections_max: metric('Most connections of a pool', { pool: null }),
  iskra_db_waiting: metric('Work that waits for a connection of a pool', { pool: null }),
  iskra_page_cache_pages: metric('Stored pages, with stale ones', {}),
  iskra_page_cache_bytes: metric('Size of the stored pages', {}),
  iskra_letters_waiting: metric('Letters that wait for their (next) delivery', {}),
  iskra_letters_oldest_waiting_seconds: metric(
    'Age of the oldest of these letters, 0 for none',
    {},
  ),
  iskra_data_folder_free_bytes: metric('Free space on the disk of ISKRA_DATA_DIR', {}),
  iskra_backup_last_timestamp_seconds: metric('Date of the newest file in its backups', {}),
  iskra_http_requests_in_flight: metric('Requests that are being answered', {}),
  iskra_changes_heard: metric('1 while the connection that hears of changed content works', {}),
  iskra_changes_last_heard_timestamp_seconds: metric('When that connection last heard itself', {}),
  iskra_job_interval_seconds: metric('Longest planned time between two runs of a job', {
    job_name: null,
  }),
  iskra_job_last_success_timestamp_seconds: metric(
    'When a job last succeeded; before its first run the start of the process',
    { job_name: null },
  ),
  iskra_job_last_duration_seconds: metric('How long the last run of a job took', {
    job_name: null,
  }),
} satisfies Record<string, Definition>

type LabelsOf<D extends Definition> = {
  [L in keyof D['labels']]: D['labels'][L] extends readonly (infer V extends string)[] ? V : string
}

/** Where measurements go. Only `METRICS_PORT` sets one up (lib/platform/metrics). */
export type Recorder = Record<
  'count' | 'observe' | 'set',
  (name: string, labels: Record<string, string>, value: number) => void
>

/** Global, because Next bundles this module a second time. */
const globals = globalThis as { iskraRecorder?: Recorder | undefined }

export const setRecorder = (recorder: Recorder | undefined): void => {
  globals.iskraRecorder = recorder
}

export const isMeasuring = (): boolean => globals.iskraRecorder !== undefined

/** Adds to a counter. */
export const count = <N extends keyof typeof COUNTERS>(
  name: N,
  labels: LabelsOf<(typeof COUNTERS)[N]>,
  by = 1,
): void => globals.iskraRecorder?.count(name, labels, by)

/** Adds a duration to a histogram. */
export const observeSeconds = <N extends keyof typeof HISTOGRAMS>(
  name: N,
  labels: LabelsOf<(typeof HISTOGRAMS)[N]>,
  seconds: number,
): void => globals.iskraRecorder?.observe(name, labels, seconds)

/** Sets a gauge. */
export const setGauge = <N extends keyof typeof GAUGES>(
  name: N,
  labels: LabelsOf<(typeof GAUGES)[N]>,
  value: number,
): void => globals.iskraRecorder?.set(name, labels, value)

export const nowSeconds = (): number => Date.now() / 1_000

export const secondsSince = (begin: number): number => (performance.now() - begin) / 1_000
