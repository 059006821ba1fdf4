import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/** Hashes passwords, all at the same cost, and checks them. */
export interface Passwords {
  /** `scrypt$N$r$p$salt$key`: the hash includes its cost, so that the cost can be raised later. */
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that timing doesn't reveal whether an account exists. */
  isRight(password: string, hash: string | null): Promise<boolean>;
}

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const keyLength = 32;

/** @param cost - log2 of scrypt's N for new hashes; an existing hash is checked at its own cost */
export function passwordsAt(cost: number): Passwords {
  const costOfNew: Cost = { N: 2 ** cost, r: 8, p: 3 };
  // Costs as much as any other hash, but no password matches it: a derived key is never empty.
  const nobodysHash = hashText(costOfNew, Buffer.alloc(0), Buffer.alloc(0));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return hashText(costOfNew, salt, await derive(password, salt, costOfNew));
    },
    async isRight(password, hash) {
      const [, n, r, p, salt = '', key = ''] = (hash?.startsWith('scrypt$') ? hash : nobodysHash).split('$');
      const expected = Buffer.from(key, 'base64url');
      const found = await derive(password, Buffer.from(salt, 'base64url'), {
        N: Number(n),
        r: Number(r),
        p: Number(p),
      });
      return expected.length === found.length && timingSafeEqual(expected, found);
    },
  };
}

function hashText({ N, r, p }: Cost, salt: Buffer, key: Buffer): string {
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

function derive(password: string, salt: Buffer, { N, r, p }: Cost): Promise<Buffer> {
  // scrypt needs 128 * N * r bytes of memory; Node refuses more than 32 MB unless told otherwise.
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
