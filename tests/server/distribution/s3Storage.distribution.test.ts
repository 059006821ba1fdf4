import { afterAll, beforeAll } from 'vitest';
import { s3Storage } from '#server/storage/s3Storage.ts';
import { describeStorage } from '../support/files/describeStorage.ts';
import { type Swift, startSwift } from './support/startSwift.ts';

let swift: Swift;
beforeAll(async () => {
  swift = await startSwift();
}, 60_000);
afterAll(() => swift.stop());

describeStorage("s3Storage on Debian's OpenStack Swift", async () => {
  const storage = s3Storage(await swift.newBucket());
  return { storage, rests: async () => ((await storage.isEmpty()) ? 0 : 1) };
});
