/**
 * The text of a file: UTF-8, UTF-16 with its mark, or else what Excel writes in Western Europe (windows-1252).
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // Not UTF-8: every byte is a character.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
