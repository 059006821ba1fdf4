import { cleanLine } from './cleanText.ts';

/** Characters that change the direction of text: `gpj.exe` behind U+202E reads as `exe.jpg`. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
/** Device names of Windows: it opens no file with such a name, whatever follows the first dot. */
const DEVICE = /^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])(?=\.|$)/i;

/**
 * Cleans the name of a file for display and sending: no folders, no direction marks, no invisible characters. A text
 * that is no name (`..`, `.htaccess`, nothing) becomes `unnamed`. A device name becomes `unnamed` with its extension.
 * The name is for people only: no path depends on it.
 */
export function cleanFileName(name: string, unnamed: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const shown = cleanLine(last.toWellFormed().replaceAll('\0', '').replace(TURNING, ''));
  return shown.replace(/^\.+(?:[^.]*$)?/, '').replace(DEVICE, unnamed) || unnamed;
}

/** The name of a stored file: the last part of its path, which may be percent-encoded. */
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
