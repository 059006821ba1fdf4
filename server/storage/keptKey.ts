import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { newSecretToken } from '../services/sessions/secretToken.ts';

/** A secret that is made once and stays: whichever process comes first makes it, the others read it. */
export async function keptKey(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  try {
    const made = await open(file, 'wx', 0o600);
    const key = newSecretToken();
    await made.writeFile(key);
    await made.close();
    return key;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    return readFile(file, 'utf8');
  }
}
