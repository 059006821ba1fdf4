import { fieldsOf } from '#server/http/fieldsOf.ts';

export interface Part {
  readonly name: string;
  /** Given: a file. */
  readonly filename?: string;
  readonly type?: string;
  readonly content: string | Uint8Array;
}

export interface TestFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array;
}

const boundary = 'clubpoort-boundary-7d1';

/** A form as a browser writes it, byte for byte, so that a test can also write it wrong. */
export function multipartBody(parts: readonly Part[]): {
  readonly headers: { readonly 'content-type': string };
  readonly payload: Buffer<ArrayBuffer>;
} {
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts.flatMap(partBytes), Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** The fields of a request, and the file behind them. */
export function formParts(request: unknown, file: TestFile): Part[] {
  const fields = Object.entries(fieldsOf(request)).map(([name, value]) => ({
    name,
    content: typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  }));
  return [...fields, { name: 'file', filename: file.name, type: file.type, content: file.content }];
}

/** One pixel. */
export const smallestPng: TestFile = {
  name: 'stip.png',
  type: 'image/png',
  content: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

function partBytes({ name, filename, type, content }: Part): Uint8Array[] {
  const quoted = (text: string) => `"${text.replaceAll('"', '%22')}"`;
  const disposition = `form-data; name=${quoted(name)}${filename === undefined ? '' : `; filename=${quoted(filename)}`}`;
  const head = `--${boundary}\r\ncontent-disposition: ${disposition}\r\n${type ? `content-type: ${type}\r\n` : ''}\r\n`;
  return [
    Buffer.from(head),
    typeof content === 'string' ? Buffer.from(content) : content,
    Buffer.from('\r\n'),
  ];
}
