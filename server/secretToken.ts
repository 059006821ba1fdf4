import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, for a session or a code: nothing can be read from it and it can't be guessed. */
export function newSecretToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps. Without salt: there is nothing to guess in a token. */
export function hashSecretToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
