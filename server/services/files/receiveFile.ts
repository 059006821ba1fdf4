import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { rules } from '@clubpoort/form-engine/headless';
import { fileRefusals } from './fileRefusals.ts';
import type { UploadedFile } from './uploadedFile.ts';

export interface ReceivedFile {
  /** Where it lies while it is looked at. */
  readonly place: string;
  /** Of the bytes as they came, hexadecimal. */
  readonly digest: string;
}

/**
 * Writes what comes in to `place`, piece by piece, so that the memory it takes doesn't grow with it. What is more than may
 * be is only counted: for the sentence that says how large the file is.
 */
export async function receiveFile(file: UploadedFile, place: string): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const target = await open(place, 'wx');
  let bytes = 0;
  try {
    for await (const piece of file.content) {
      bytes += piece.length;
      if (bytes > rules.largestFile) continue;
      hash.update(piece);
      await target.write(piece);
    }
  } finally {
    await target.close();
  }
  if (bytes > rules.largestFile) throw fileRefusals.tooLarge(bytes);
  await file.finish();
  if (bytes === 0) throw fileRefusals.empty();
  return { place, digest: hash.digest('hex') };
}
