import type { UploadPort } from '@clubpoort/form-engine/headless';

/** A host that stores every file at once. */
export const workingUploads: UploadPort = {
  async send(file, { qid, onProgress }) {
    onProgress(1);
    return { path: `${qid}/${file.size}/${encodeURIComponent(file.name)}` };
  },
};

/** A host that accepts two fifths of a file, and then hangs. */
export const slowUploads: UploadPort = {
  send: (_file, { onProgress }) => {
    onProgress(0.4);
    return new Promise(() => {});
  },
};

/** A host that rejects every file, with its own message. */
export const failingUploads: UploadPort = {
  send: () => Promise.reject({ retryable: false, message: 'Dit bestand is beschadigd. Kies een ander.' }),
};

/** A host that is unreachable. */
export const brokenUploads: UploadPort = { send: () => Promise.reject(new TypeError('Failed to fetch')) };

/** A photo with the structure of a camera's file, in flat colours. */
export async function somePhoto(name: string, colours: readonly [string, string]): Promise<File> {
  const canvas = new OffscreenCanvas(96, 96);
  const context = canvas.getContext('2d');
  const gradient = context?.createLinearGradient(0, 0, 96, 96);
  if (!context || !gradient) throw new Error('a browser draws in two dimensions');
  gradient.addColorStop(0, colours[0]);
  gradient.addColorStop(1, colours[1]);
  context.fillStyle = gradient;
  context.fillRect(0, 0, 96, 96);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], name, { type: 'image/png' });
}

/** A file of this many bytes; only its name and size matter. */
export function someFile(name: string, bytes = 240_000): File {
  return new File([new Uint8Array(bytes)], name, { type: types[name.split('.').at(-1) ?? ''] ?? '' });
}

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  mp3: 'audio/mpeg',
};
