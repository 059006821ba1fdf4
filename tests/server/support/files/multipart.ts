import { fieldsOf } from '#server/http/reading/fieldsOf.ts';

export interface Part {
  readonly name: string;
  /** When set, the part is a file. */
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

/** A multipart body as a browser writes it, byte for byte, so that a test can also write a wrong one. */
export function multipartBody(parts: readonly Part[]): {
  readonly headers: { readonly 'content-type': string };
  readonly payload: Buffer<ArrayBuffer>;
} {
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([...parts.flatMap(partBytes), Buffer.from(`--${boundary}--\r\n`)]),
  };
}

/** The parts of a request: its fields, followed by the file. */
export function formParts(request: unknown, file: TestFile): Part[] {
  const fields = Object.entries(fieldsOf(request)).map(([name, value]) => ({
    name,
    content: typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
  }));
  return [...fields, { name: 'file', filename: file.name, type: file.type, content: file.content }];
}

/** A PNG of one pixel. */
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
