import { constants, createZstdCompress, createZstdDecompress } from "node:zlib";

/** A checksum in the compressed stream finds damage on the spot, before a wrong byte is used. */
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
