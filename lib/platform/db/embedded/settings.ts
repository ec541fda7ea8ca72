/**
 * Settings for two cores and a few hundred megabytes, passed at each start. Writes stay durable.
 */
const SETTINGS = {
  max_connections: '50',
  shared_buffers: '96MB',
  effective_cache_size: '512MB',
  work_mem: '4MB',
  maintenance_work_mem: '48MB',
  // There are no replicas, so no standby reads the write-ahead log.
  wal_level: 'minimal',
  max_wal_senders: '0',
  min_wal_size: '80MB',
  max_wal_size: '512MB',
  max_worker_processes: '2',
  max_parallel_workers_per_gather: '1',
  max_logical_replication_workers: '0',
  autovacuum_max_workers: '1',
  autovacuum_worker_slots: '2',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // No statements or rows in the log: they may contain names and answers of children.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
}

/** Settings for temporary databases such as those of tests: nothing waits for the disk. */
const THROWAWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }

/** The settings as arguments of `postgres`. */
export function toArguments(isThrowaway: boolean, connection: Record<string, string>): string[] {
  const settings = { ...SETTINGS, ...(isThrowaway && THROWAWAY), ...connection }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
