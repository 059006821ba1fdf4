import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';

interface CompressedForm {
  /** What the server looks for behind the file's own name. */
  readonly extension: '.br' | '.gz';
  readonly content: Buffer;
}

/** Text; a font or a picture is compressed in itself. */
const compressible = /\.(?:js|css|svg|json)$/;

/** Bytes that fit in the first packet with the headers anyway. */
const tooSmall = 1024;

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** As small as it gets: it happens once, at the build. Brotli for who knows it; a browser without TLS says it doesn't. */
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
