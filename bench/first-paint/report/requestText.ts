import type { Manifest } from 'vite';
import type { PageRequest } from '../../measure/pageMeasurement.ts';

/** Requests below this are only counted, in bytes. */
const small = 2_000;

/** One line for each kind of file: how many, how many kilobytes, and the larger ones by name. */
export function requestLines(requests: readonly PageRequest[], manifest: Manifest): readonly string[] {
  const kinds = Object.entries(Object.groupBy(requests, ({ type }) => type)).map(([type, all = []]) => ({
    type,
    all: all.toSorted((one, other) => other.bytes - one.bytes),
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
  }));
  return kinds
    .toSorted((one, other) => other.bytes - one.bytes)
    .map(({ type, all, bytes }) => {
      const large = all.filter((one) => one.bytes >= small);
      const rest = all.length - large.length;
      const names = [
        ...large.map((one) => `${requestName(one.url, manifest)} ${kilobytes(one.bytes)}`),
        ...(rest > 0 ? [`${rest} below ${kilobytes(small)}`] : []),
      ];
      return `${type}: ${all.length} with ${kilobytes(bytes)} KB (${names.join(', ')})`;
    });
}

/** The operation of a call, the chunk of a script as the build's manifest names it, else the file. */
export function requestName(url: string, manifest: Manifest): string {
  const { pathname, searchParams } = new URL(url);
  const operation = pathname === '/api' ? searchParams.get('q') : null;
  if (operation !== null) return operation;
  return chunkName(pathname.slice(1), manifest) ?? (pathname.split('/').at(-1) || 'the page');
}

/** Shared chunks have a name; those of one module are named after it. */
function chunkName(file: string, manifest: Manifest): string | undefined {
  const [key, chunk] = Object.entries(manifest).find(([, { file: built }]) => built === file) ?? [];
  return key?.startsWith('_') ? chunk?.name : key?.split('/').at(-1);
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
