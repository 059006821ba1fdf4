import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { S3mini, S3ServiceError } from 's3mini';
import type { S3Access } from '../config.ts';
import { fetchHeadInTime, fetchInTime } from './fetchInTime.ts';
import { requirePath, type Storage, type StoredFile } from './storage.ts';
import { StoreFailure } from './storeFailure.ts';

export interface BucketStorage extends Storage {
  isEmpty(): Promise<boolean>;
}

/** Page size of a list; S3 allows no more. */
const listedAtOnce = 1_000;
/** Timeout for the next piece of a file, in milliseconds. */
const longestSilence = 4_000;

/** Stores files as objects of a bucket, so that all processes share them. */
export function s3Storage(access: S3Access): BucketStorage {
  const clientWith = (fetch: typeof fetchInTime) =>
    new S3mini({
      endpoint: `${access.endpoint}/${access.bucket}`,
      region: access.region,
      accessKeyId: access.accessKey,
      secretAccessKey: access.secretKey,
      fetch,
    });
  const client = clientWith(fetchInTime);
  const streaming = clientWith(fetchHeadInTime);
  return {
    async write(path, content) {
      requirePath(path);
      // Buffers the file, because S3 requires its length. An upload has 8 MB at most.
      const whole = content instanceof Readable ? await buffer(content) : content;
      await asked(client.putObject(path, whole));
    },
    async read(path, range) {
      requirePath(path);
      const answer = await unlessMissing(
        range
          ? streaming.getObjectRaw(path, false, range.start, range.end + 1)
          : streaming.getObjectRaw(path),
      );
      return answer && contentOf(answer);
    },
    async remove(path) {
      requirePath(path);
      await unlessMissing(client.deleteObject(path));
    },
    async move(from, to) {
      requirePath(from);
      requirePath(to);
      // A crash between the two calls leaves both files. The next move removes the first.
      if (from !== to && (await unlessMissing(client.copyObject(from, to))))
        await unlessMissing(client.deleteObject(from));
    },
    list: (folder) => filesIn(client, folder),
    async isEmpty() {
      return (await pageOf(client, '', { size: 1 })).objects.length === 0;
    },
  };
}

async function asked<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call;
  } catch (error) {
    throw StoreFailure.of(error);
  }
}

async function unlessMissing<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    // A missing bucket is a fault.
    if (error instanceof S3ServiceError && error.serviceCode === 'NoSuchKey') return undefined;
    throw StoreFailure.of(error);
  }
}

/** Streams the content, and fails when the store falls silent. A slow reader never counts as silence. */
function contentOf({ body }: Response): Readable {
  if (!body) return Readable.from([], { objectMode: false });
  const reader = body.getReader();
  const next = async () => {
    let timer: NodeJS.Timeout | undefined;
    const silence = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(StoreFailure.late()), longestSilence);
    });
    try {
      return await Promise.race([reader.read(), silence]);
    } finally {
      clearTimeout(timer);
    }
  };
  return new Readable({
    read() {
      next().then(
        ({ done, value }) => this.push(done ? null : value),
        (error: unknown) => this.destroy(StoreFailure.of(error)),
      );
    },
    destroy(error, done) {
      reader.cancel().then(
        () => done(error),
        () => done(error),
      );
    },
  });
}

async function* filesIn(client: S3mini, folder: string): AsyncGenerator<StoredFile> {
  const prefix = `${folder}/`;
  for (let token: string | undefined; ; ) {
    const { objects, next } = await pageOf(client, prefix, { size: listedAtOnce, token });
    // S3 lists subfolders as names that end with a slash.
    for (const { Key, LastModified } of objects)
      if (!Key.endsWith('/')) yield { path: Key, storedAt: LastModified };
    if (next === undefined) return;
    token = next;
  }
}

async function pageOf(
  client: S3mini,
  prefix: string,
  { size, token }: { readonly size: number; readonly token?: string | undefined },
) {
  const page = await asked(client.listObjectsPaged('/', prefix, size, token, { delimiter: '/' }));
  if (!page) throw StoreFailure.of(new S3ServiceError('', 404, 'NoSuchBucket'));
  return { objects: page.objects ?? [], next: page.nextContinuationToken };
}
