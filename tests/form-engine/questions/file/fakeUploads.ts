import { vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { UploadFailure, UploadPort, UploadTarget } from '#form-engine/src/ports.ts';

interface Call {
  readonly file: File;
  readonly target: UploadTarget;
  readonly signal: AbortSignal;
  readonly arrive: (path?: string) => void;
  readonly fail: (failure: UploadFailure) => void;
}

/** A port whose calls the test answers. */
export function fakeUploads() {
  const calls: Call[] = [];
  const uploads: UploadPort = {
    send: vi.fn<UploadPort['send']>(
      (file, target, signal) =>
        new Promise((resolve, reject) => {
          const arrive = (path = `stored/${file.name}`) => resolve({ path });
          calls.push({ file, target, signal, arrive, fail: reject });
        }),
    ),
  };
  const call = (name: string): Call => {
    const found = calls.findLast(({ file }) => file.name === name);
    if (!found) throw new Error(`${name} was not sent`);
    return found;
  };
  return { uploads, calls, call, sent: () => calls.map(({ file }) => file.name) };
}

/** A port that stores every file at once. */
export const instantUploads: UploadPort = {
  send: async (file) => ({ path: `stored/${encodeURIComponent(file.name)}` }),
};

export function someFile(name: string, { type = 'application/pdf', size = 3 } = {}): File {
  return new File([new Uint8Array(size)], name, { type });
}

/** Chooses files with the button of a question, by its group. */
export async function choose(group: string | RegExp, ...files: readonly File[]): Promise<void> {
  const input = page.getByRole('group', { name: group }).getByLabelText(/^Kies/);
  await userEvent.upload(input, [...files]);
}

/** Drops files on a question, by its group: a drop takes files of any type. */
export function drop(group: Element, ...files: readonly File[]): void {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const zone = group.querySelector('.cf-drop');
  for (const type of ['dragenter', 'dragover', 'drop'])
    zone?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}
