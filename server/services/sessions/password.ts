import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** About 32 MB and a tenth of a second for each guess. */
const cost: Cost = { N: 2 ** 15, r: 8, p: 3 };
const keyLength = 32;

/** `scrypt$N$r$p$salt$key`: the cost stands with the hash, so that it can be raised later. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return hashText(salt, key);
}

/** Takes as long without a hash as with one: the time tells nobody whether an account exists. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [, n, r, p, salt = '', key = ''] = (hash?.startsWith('scrypt$') ? hash : nobodysHash).split('$');
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === found.length && timingSafeEqual(expected, found);
}

function hashText(salt: Buffer, key: Buffer): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Costs as much as any other, and no password has it: a key is never empty. */
const nobodysHash = hashText(Buffer.alloc(0), Buffer.alloc(0));

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  // The memory that scrypt needs is 128 * N * r; Node refuses more than 32 MB unless told.
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
