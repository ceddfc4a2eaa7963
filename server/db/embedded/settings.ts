/** Everything here is given on the command line, so a data directory never carries settings of an older version. */
export interface SettingsOptions {
  port: number;
  /** False only for throw-away test data: a crash of the machine may then lose or corrupt it. */
  durable: boolean;
}

export function postgresSettings({ port, durable }: SettingsOptions): Record<string, string> {
  return {
    // Reachable from this machine alone. A socket file would be limited to a path of 107 bytes.
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "100",
    password_encryption: "scram-sha-256",

    // Holds the hot part of a registry of a million cats; the rest is the page cache's.
    shared_buffers: "256MB",
    effective_cache_size: "1GB",
    work_mem: "16MB",
    maintenance_work_mem: "128MB",

    // Queries here are short: compiling one costs more than it saves.
    jit: "off",
    // Disks are solid state nowadays; the default of 4 keeps the planner away from indexes.
    random_page_cost: "1.1",

    wal_compression: "on",
    // What a long write leaves in memory goes to disk by the processes that are there for it: else the one that writes
    // would do so itself, a tenth of its time. They rest while nothing is written.
    wal_buffers: "16MB",
    wal_writer_delay: "20ms",
    bgwriter_delay: "10ms",
    bgwriter_lru_maxpages: "1000",
    bgwriter_lru_multiplier: "4",
    max_wal_size: "2GB",
    checkpoint_timeout: "15min",

    // Times in the log and in text casts must not depend on the machine.
    timezone: "UTC",
    log_timezone: "UTC",
    log_min_duration_statement: "1s",
    log_lock_waits: "on",
    log_checkpoints: "off",
    lc_messages: "C",

    ...(durable ? DURABLE : THROW_AWAY),
  };
}

/** An accepted order or registration survives a power cut. */
const DURABLE = {
  fsync: "on",
  synchronous_commit: "on",
  full_page_writes: "on",
  // Kept for who receives the log (server/backup). Who is away for longer than this begins anew: the disk must not fill.
  max_slot_wal_keep_size: "4GB",
};

const THROW_AWAY = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // No replica will ever read this log, so write as little of it as possible.
  wal_level: "minimal",
  max_wal_senders: "0",
};
