import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** The encodings that a page may be sent in, the smallest first. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];

export interface CompressedText {
  readonly text: string;
  /** The bytes for a client, in the best encoding that its `Accept-Encoding` allows. Each is made once. */
  for(accepted: string | undefined): Promise<{ readonly encoding?: Encoding; readonly bytes: Buffer }>;
}

export function compressedText(text: string): CompressedText {
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    text,
    async for(accepted) {
      const encoding = encodingFor(accepted);
      if (!encoding) return { bytes: Buffer.from(text) };
      const bytes = made.get(encoding) ?? compress[encoding](text);
      made.set(encoding, bytes);
      return { encoding, bytes: await bytes };
    },
  };
}

/** Quick levels: a page is compressed while its first visitor waits. */
const compress: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: (text) => asBrotli(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text) => asGzip(text, { level: 6 }),
};

function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (accepted === undefined) return undefined;
  const best = negotiate(accepted, [...encodings]);
  return encodings.find((one) => one === best);
}
