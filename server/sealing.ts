import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets for the database, so that a copy of the database alone tells none of them. */
export interface Sealing {
  /** @param place - the row that the secret belongs to. In another row it can't be opened. */
  seal(secret: string, place: string): string;
  /** @returns undefined where no key opens it: it was sealed with another one, for another place, or it was changed */
  open(sealed: string, place: string): string | undefined;
  /** Whether the present key sealed it, and not the previous one. */
  isCurrent(sealed: string): boolean;
}

interface Key {
  /** Names the key in what it sealed; it tells nothing of the key. */
  readonly id: string;
  readonly bytes: Buffer;
}

const algorithm = 'aes-256-gcm';
/** Bytes of the initialisation vector (NIST SP 800-38D, 5.2.1.1). */
const ivBytes = 12;
const tagBytes = 16;

/**
 * AES-256-GCM with a key of the operator.
 * @param previous - the key before that one: what it sealed can still be opened
 */
export function sealingBy(key: string, previous?: string): Sealing {
  const current = keyOf(key);
  const keys = [current, ...(previous === undefined ? [] : [keyOf(previous)])];
  return {
    seal(secret, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, current.bytes, iv, { authTagLength: tagBytes });
      cipher.setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return [current.id, Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')].join('.');
    },
    open(sealed, place) {
      const [id, text = ''] = sealed.split('.');
      const found = keys.find((one) => one.id === id);
      const bytes = Buffer.from(text, 'base64url');
      if (!found || bytes.length <= ivBytes + tagBytes) return undefined;
      const iv = bytes.subarray(0, ivBytes);
      const decipher = createDecipheriv(algorithm, found.bytes, iv, { authTagLength: tagBytes });
      decipher.setAAD(Buffer.from(place));
      decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      try {
        const body = decipher.update(bytes.subarray(ivBytes + tagBytes));
        return Buffer.concat([body, decipher.final()]).toString('utf8');
      } catch {
        // The tag doesn't fit.
        return undefined;
      }
    },
    isCurrent: (sealed) => sealed.startsWith(`${current.id}.`),
  };
}

function keyOf(text: string): Key {
  const derive = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', text, '', `clubpoort/${use}`, length));
  return { id: derive('name of a key', 6).toString('base64url'), bytes: derive('sealing', 32) };
}
