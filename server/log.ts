/** The server's log: JSON lines, in which an error is what a reader needs of it and nothing that hangs on to it. */
import { channel } from "node:diagnostics_channel";
import { pino, type DestinationStream, type Logger } from "pino";

/** An error may be caused by another, and that by another; further down nobody reads. */
const MOST_CAUSES = 4;

export interface ErrorFacts {
  type: string;
  message: string;
  /** SQLSTATE or the system's name of the failure. */
  code?: string;
  /** Of the database: which rule was broken. */
  constraint?: string;
  stack?: string;
  cause?: ErrorFacts;
}

/**
 * What is logged of an error. The driver hangs its whole client on the error of a lost connection, password and all
 * buffers included, and PostgreSQL's `detail` quotes values: neither belongs in a log.
 */
export function errorFacts(error: unknown, depth = 0): ErrorFacts {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: error.constructor.name,
    message: error.message,
    ...(typeof code === "string" && { code }),
    ...(typeof constraint === "string" && { constraint }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause !== undefined &&
      depth < MOST_CAUSES && { cause: errorFacts(error.cause, depth + 1) }),
  };
}

const lines = channel("felistry.log");

/** `to` in place of standard output. */
export function openLog(level: string, to?: DestinationStream): Logger {
  return pino(
    {
      level,
      serializers: { err: (error: unknown) => errorFacts(error) },
      hooks: {
        streamWrite(line) {
          if (lines.hasSubscribers) lines.publish(line);
          return line;
        },
      },
    },
    to,
  );
}

/** Every line, as it is written. @returns a function that stops it */
export function hearLog(hear: (line: string) => void): () => void {
  const listener = (line: unknown): void => hear(line as string);
  lines.subscribe(listener);
  return () => void lines.unsubscribe(listener);
}
