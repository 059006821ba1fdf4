import { link, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newSecretToken } from './secretToken.ts';

/** Characters: as base64url they hold 192 bits. */
export const shortestKey = 32;

/**
 * A secret that is made once and stays: whichever process comes first makes it, the others read it. It appears under its
 * name when it is whole and on disk, so that a crash leaves no part of it behind.
 *
 * @throws Error with a sentence for who starts the server, where the file holds no key: with an empty one anybody signs
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

/** A rename would replace the key of a process that was quicker; a link is refused. Some network folders know no links. */
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
