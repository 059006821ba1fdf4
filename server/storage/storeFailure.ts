import { S3ServiceError } from 's3mini';

/**
 * Thrown where an object store hangs, can't be reached or refuses a call: the caller may retry later. It never wraps the client's error,
 * which quotes the answer of the store and so may name the access key.
 */
export class StoreFailure extends Error {
  /** Makes the answer to the request 503. */
  readonly statusCode = 503;

  private constructor(message: string) {
    super(`The object store ${message}`);
    this.name = 'StoreFailure';
  }

  static late(): StoreFailure {
    return new StoreFailure('did not answer in time');
  }

  static of(error: unknown): StoreFailure {
    if (error instanceof StoreFailure) return error;
    if (error instanceof S3ServiceError)
      return new StoreFailure(`answered ${error.status} ${error.serviceCode ?? ''}`.trim());
    return new StoreFailure(`can't be reached: ${codeOf(error)}`);
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}
