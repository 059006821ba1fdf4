import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { hashPassword, isPassword } from '../../../../server/services/sessions/password.ts';

describe('hashPassword', () => {
  it('salts: the same password never has the same hash', async () => {
    const [one, other] = await Promise.all([hashPassword('geheim'), hashPassword('geheim')]);
    expect(one).not.toBe(other);
    expect(one).not.toContain('geheim');
  });
});

describe('isPassword', () => {
  it('knows the password, however its accents were typed', async () => {
    const hash = await hashPassword('Zo\u00eb \u{1F3F3}');
    expect(await isPassword('Zoe\u0308 \u{1F3F3}', hash)).toBe(true);
    expect(await isPassword('Zoe \u{1F3F3}', hash)).toBe(false);
  });

  it.each([null, '', 'plain', 'scrypt$16384$8$1$$'])('matches nothing against the hash %j', async (hash) => {
    expect(await isPassword('', hash)).toBe(false);
  });

  it('derives a key without an account as with one, so that the time tells nothing', async () => {
    const hash = await hashPassword('geheim');
    expect(await derivationsDuring(() => isPassword('fout', hash))).toBe(1);
    expect(await derivationsDuring(() => isPassword('fout', null))).toBe(1);
    expect(await derivationsDuring(() => isPassword('fout', 'of another scheme'))).toBe(1);
  });
});

/** Counts what Node's own scrypt is asked for: a clock would say something about the machine as well. */
async function derivationsDuring(work: () => Promise<unknown>): Promise<number> {
  let derivations = 0;
  const hook = createHook({
    init: (_id, type) => {
      if (type === 'SCRYPTREQUEST') derivations += 1;
    },
  }).enable();
  await work();
  hook.disable();
  return derivations;
}
