import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

interface CompressedForm {
  /** Extension that the server adds to the file name. */
  readonly extension: '.br' | '.gz';
  readonly content: Buffer;
}

/** Text formats. Fonts and pictures are compressed already. */
const compressible = /\.(?:js|css|svg|json)$/;

/** In bytes. A smaller file fits in the first packet with the headers anyway. */
const tooSmall = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/**
 * Compresses at the highest level, since that happens once, in the build. A browser without TLS doesn't accept Brotli
 * and gets gzip.
 */
export async function compressedForms(file: string, content: Buffer): Promise<readonly CompressedForm[]> {
  if (!compressible.test(file) || content.byteLength < tooSmall) return [];
  const params = {
    [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
    [zlib.BROTLI_PARAM_QUALITY]: zlib.BROTLI_MAX_QUALITY,
    [zlib.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [br, gz] = await Promise.all([
    asBrotli(content, { params }),
    asGzip(content, { level: zlib.Z_BEST_COMPRESSION }),
  ]);
  return [
    { extension: '.br', content: br },
    { extension: '.gz', content: gz },
  ];
}
