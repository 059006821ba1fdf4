import type { OperationNameBy, OperationRequest, Operations } from '#schemas/operations.ts';
import { ApiFailure } from './apiFailure.ts';
import { exchange } from './exchange.ts';
import { operationUrl } from './operationUrl.ts';
import { readAnswer } from './readAnswer.ts';

/** The operations that answer a POST with a file. */
export type DownloadOperation = {
  [Name in OperationNameBy<'POST'>]: Operations[Name] extends { readonly answers: 'browser' } ? Name : never;
}[OperationNameBy<'POST'>];

export interface DownloadedFile {
  readonly content: Blob;
  readonly name: string;
}

interface DownloadOptions {
  /** Used when the server gives the file no name. */
  readonly fallbackName: string;
  readonly signal?: AbortSignal;
}

/** Timeout in milliseconds. It is long because the server makes the file during the call. */
const timeout = 60_000;

/**
 * Downloads a file by a named operation (Specification 7, "Download helper"). A JSON answer instead of a file says what went
 * wrong.
 * @throws {ApiFailure} or the abort of `options.signal`.
 */
export function download<Name extends DownloadOperation>(
  name: Name,
  request: OperationRequest<Name>,
  { fallbackName, signal }: DownloadOptions,
): Promise<DownloadedFile> {
  return exchange(operationUrl(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
    ...{ signal, timeout },
    read: async (response) => {
      if (!response.ok || !isFile(response)) {
        readAnswer(response.status, await response.text());
        throw new ApiFailure({ kind: 'malformed' });
      }
      const disposition = response.headers.get('content-disposition') ?? '';
      return { content: await response.blob(), name: fileNameIn(disposition) ?? fallbackName };
    },
  });
}

function isFile({ headers }: Response): boolean {
  const type = headers.get('content-type') ?? '';
  return type !== '' && !/^(application\/json|text\/html)\b/i.test(type);
}

/**
 * Reads the name from a Content-Disposition header, preferring the encoded one (RFC 6266). Keeps only the last part of a path.
 */
function fileNameIn(disposition: string): string | undefined {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  const plain = /filename="([^"]+)"/i.exec(disposition)?.[1] ?? /filename=([^;\s"]+)/i.exec(disposition)?.[1];
  const name = (encoded === undefined ? undefined : decoded(encoded)) ?? plain;
  return name?.split(/[\\/]/).at(-1) || undefined;
}

function decoded(name: string): string | undefined {
  try {
    return decodeURIComponent(name);
  } catch {
    return undefined;
  }
}
