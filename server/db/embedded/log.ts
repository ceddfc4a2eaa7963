export interface Log {
  info(message: string): void;
  /** Of what an operator should hear. */
  warn?(message: string): void;
}
