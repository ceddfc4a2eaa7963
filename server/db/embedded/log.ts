export interface Log {
  info(message: string): void;
  /** What an operator should know. */
  warn?(message: string): void;
}
