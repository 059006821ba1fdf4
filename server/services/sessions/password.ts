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
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Takes as long without a hash as with one: the time tells nobody whether an account exists. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const [scheme, n, r, p, salt = '', key = ''] = (hash ?? '').split('$');
  if (scheme !== 'scrypt') {
    await derive(password, randomBytes(16), cost);
    return false;
  }
  const expected = Buffer.from(key, 'base64url');
  const found = await derive(password, Buffer.from(salt, 'base64url'), {
    N: Number(n),
    r: Number(r),
    p: Number(p),
  });
  return expected.length === found.length && timingSafeEqual(expected, found);
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  // The memory that scrypt needs is 128 * N * r; Node refuses more than 32 MB unless told.
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
