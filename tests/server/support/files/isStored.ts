import type { Storage } from '#server/storage/storage.ts';

/** Whether the storage has a file. Closes the stream, because a file that stays open is an error when its memory is freed. */
export async function isStored(storage: Storage, path: string): Promise<boolean> {
  const content = await storage.read(path);
  content?.destroy();
  return content !== undefined;
}
