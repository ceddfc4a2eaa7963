import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";

/** A checksum of its own in the stream finds damage where it is, before a wrong byte is used. */
export function compressor(level = 3) {
  return createZstdCompress({
    params: {
      [constants.ZSTD_c_compressionLevel]: level,
      [constants.ZSTD_c_checksumFlag]: 1,
    },
  });
}

export function decompressor() {
  return createZstdDecompress();
}
