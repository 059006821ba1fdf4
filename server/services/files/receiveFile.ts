import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { rules } from '@clubpoort/form-engine/headless';
import { fileRefusals } from './fileRefusals.ts';
import type { UploadedFile } from './uploadedFile.ts';

export interface ReceivedFile {
  /** Path of the file while it is checked. */
  readonly place: string;
  /** SHA-256 of the received bytes, hexadecimal. */
  readonly digest: string;
}

/**
 * Streams an upload to `place`, so that memory use doesn't grow with the file. Bytes beyond the maximum are only counted, so
 * that the refusal can say how large the file is.
 *
 * @param most - the maximum in bytes
 */
export async function receiveFile(
  file: UploadedFile,
  place: string,
  most = rules.largestFile,
): Promise<ReceivedFile> {
  const hash = createHash('sha256');
  const target = await open(place, 'wx');
  let bytes = 0;
  try {
    for await (const piece of file.content) {
      bytes += piece.length;
      if (bytes > most) continue;
      hash.update(piece);
      // Unlike `write`, it never stops after a part of the piece where the disk is nearly full.
      await target.appendFile(piece);
    }
  } finally {
    await target.close();
  }
  if (bytes > most) throw fileRefusals.tooLarge(bytes);
  await file.finish();
  if (bytes === 0) throw fileRefusals.empty();
  return { place, digest: hash.digest('hex') };
}
