import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';

/** The hash of a link that carries sections: `#secties=` and compressed text in base64url. */
const parameter = 'secties=';

/** Longest text that a link may carry once it is unpacked, in bytes. A link is anybody's text, and may unpack to gigabytes. */
const largestText = 1_000_000;

/** Bytes that are unpacked at a time: 1 kB never unpacks to more than about 1 MB. */
const step = 1024;

export function hashOfSections(text: string): string {
  const packed = deflateSync(strToU8(text), { level: 9 });
  return `#${parameter}${toBase64Url(packed)}`;
}

/** The text of the sections in a hash; undefined when there is none, or none that can be read. */
export function sectionsInHash(hash: string): string | undefined {
  if (!hash.startsWith(`#${parameter}`)) return undefined;
  try {
    return strFromU8(inflated(fromBase64Url(hash.slice(1 + parameter.length))));
  } catch {
    return undefined;
  }
}

function inflated(packed: Uint8Array): Uint8Array {
  const parts: Uint8Array[] = [];
  let size = 0;
  const inflate = new Inflate((part) => {
    size += part.length;
    parts.push(part);
  });
  for (let at = 0; at < packed.length; at += step) {
    inflate.push(packed.subarray(at, at + step), at + step >= packed.length);
    if (size > largestText) throw new RangeError('The sections of this link are too long');
  }
  const text = new Uint8Array(size);
  let end = 0;
  for (const part of parts) {
    text.set(part, end);
    end += part.length;
  }
  return text;
}

function toBase64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
}
