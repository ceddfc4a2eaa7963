/** All settings are given on the command line, so a data directory never carries settings of an older version. */
export interface SettingsOptions {
  port: number;
  /** False only for disposable test data: a machine crash may then lose or corrupt it. */
  durable: boolean;
}

export function postgresSettings({ port, durable }: SettingsOptions): Record<string, string> {
  return {
    // Reachable only from this machine. A socket file's path is limited to 107 bytes.
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    // Twelve processes of the site, and whoever looks.
    max_connections: "400",
    password_encryption: "scram-sha-256",

    // Holds the hot part of a registry with a million cats; the page cache holds the rest.
    shared_buffers: "256MB",
    effective_cache_size: "1GB",
    work_mem: "16MB",
    maintenance_work_mem: "128MB",

    // Queries here are short: compiling one costs more than it saves.
    jit: "off",
    // Disks are solid state; the default of 4 keeps the planner away from indexes.
    random_page_cost: "1.1",

    wal_compression: "on",
    // Background processes write a long write's dirty pages to disk: otherwise the writing process would do it itself,
    // which takes a tenth of its time. They rest while nothing is written.
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
  // Kept for the receiver of the log (server/backup). After a longer absence it starts over: the disk must not fill.
  max_slot_wal_keep_size: "4GB",
};

const THROW_AWAY = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  // No replica will ever read this log, so it is kept minimal.
  wal_level: "minimal",
  max_wal_senders: "0",
};
