/** Writes a `.br` and a `.gz` next to each built file that benefits, so that the server sends them as they are. */
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const GAINS = /\.(?:js|css|svg)$/;
/** A file that fits into one packet gains nothing. */
const BYTES_WORTH_IT = 1024;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

export async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => GAINS.test(name));
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file);
  if (bytes.length < BYTES_WORTH_IT) return;
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  await Promise.all([
    toBrotli(bytes, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    toGzip(bytes, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
      writeFile(`${file}.gz`, packed),
    ),
  ]);
}
