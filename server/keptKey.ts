import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newSecretToken } from './secretToken.ts';

/** Minimum length in characters: 192 bits in base64url. */
export const shortestKey = 32;

/**
 * Reads a persistent secret, or creates it. The first process creates the file, all others read it. The file appears
 * under its name only when it is complete and on disk, so that a crash leaves no partial key.
 *
 * @throws Error with a readable sentence for the person who starts the server, where the key is too short: with an empty
 * key anybody could forge signatures
 */
export async function keptKey(file: string): Promise<string> {
  const kept = (await readKey(file)) ?? (await makeKey(file));
  if (kept.length >= shortestKey) return kept;
  throw new Error(
    `${file} holds a key of ${kept.length} characters, and needs ${shortestKey}. Remove the file, and the next start makes a new key. Links that were signed before then end.`,
  );
}

async function readKey(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

async function makeKey(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const half = `${file}.${newSecretToken().slice(0, 8)}.half`;
  try {
    const made = await open(half, 'wx', 0o600);
    await made.writeFile(newSecretToken());
    await made.sync();
    await made.close();
    await publish(half, file);
  } finally {
    await rm(half, { force: true });
  }
  return (await readFile(file, 'utf8')).trim();
}

/**
 * Links the file into place. A rename would overwrite the key of a faster process, but a link fails. Some network folders
 * have no links; there a rename is used.
 */
async function publish(half: string, file: string): Promise<void> {
  try {
    await link(half, file);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    await rename(half, file);
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
