import { cleanLine } from './cleanText.ts';

/** Marks that turn the direction of text: `gpj.exe` behind U+202E reads as `exe.jpg`. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Names of devices: Windows opens no file that is called so, whatever stands behind the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=\.|$)/i;

/**
 * The name of a file as it may be shown and sent along: without folders, marks that turn the direction of text and
 * characters that can't be seen. What is no name (`..`, `.htaccess`, nothing) is called `unnamed`; of a device's name the
 * extension stays. A name only ever says something to people: a path never depends on it.
 */
export function cleanFileName(name: string, unnamed: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = cleanLine(last.toWellFormed().replaceAll('\0', '').replace(TURNING, ''));
  return shown.replace(/^\.+(?:[^.]*$)?/, '').replace(DEVICE, unnamed) || unnamed;
}

/** The name of a stored file: the end of its path, which may be percent-encoded as in an address. */
export function storedFileName(path: string, unnamed: string): string {
  return cleanFileName(decoded(path), unnamed);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
