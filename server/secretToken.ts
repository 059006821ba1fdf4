import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a session or a code. A token holds no information and can't be guessed. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash that the database stores. It needs no salt, because a random token can't be guessed. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
