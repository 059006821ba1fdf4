import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { getDocumentProxy } from 'unpdf';

const { place }: { readonly place: string } = workerData;

/** Whether a PDF opens with a password alone. A PDF that only forbids to print or to change it opens without one. */
async function asksPassword(): Promise<boolean> {
  try {
    await getDocumentProxy(new Uint8Array(await readFile(place)));
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'PasswordException';
  }
}

parentPort?.postMessage(await asksPassword());
