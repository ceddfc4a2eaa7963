/** If the database does not come back, the server ends, so that its supervisor restarts it or alerts somebody. */

/** "Service unavailable" of sysexits.h. */
const EXIT_CODE = 69;

/** Nothing is lost by ending at once: without a database nothing is under way that could still be stored. */
export function endWithoutDatabase(databaseGone: Promise<Error>): void {
  void databaseGone.then(({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exit(EXIT_CODE);
  });
}
