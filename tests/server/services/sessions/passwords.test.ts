import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { defaultPasswordCost } from '#server/config.ts';
import { passwordsAt } from '#server/services/sessions/passwords.ts';
import { cheapPasswords } from '../../support/cheapPasswords.ts';

describe('Passwords.hash', () => {
  it('writes its cost down: 32 MB by default', async () => {
    expect(await passwordsAt(defaultPasswordCost).hash('geheim')).toMatch(/^scrypt\$32768\$8\$3\$/);
  });

  it('salts: the same password never has the same hash', async () => {
    const [one, other] = await Promise.all([cheapPasswords.hash('geheim'), cheapPasswords.hash('geheim')]);
    expect(one).not.toBe(other);
    expect(one).not.toContain('geheim');
  });
});

describe('Passwords.isRight', () => {
  it('checks a hash at the cost that it was made at', async () => {
    const hash = await passwordsAt(4).hash('geheim');
    expect(await cheapPasswords.isRight('geheim', hash)).toBe(true);
  });

  it('knows the password, however its accents were typed', async () => {
    const hash = await cheapPasswords.hash('Zo\u00eb \u{1F3F3}');
    expect(await cheapPasswords.isRight('Zoe\u0308 \u{1F3F3}', hash)).toBe(true);
    expect(await cheapPasswords.isRight('Zoe \u{1F3F3}', hash)).toBe(false);
  });

  it.each([null, '', 'plain', 'scrypt$16384$8$1$$'])('matches nothing against the hash %j', async (hash) => {
    expect(await cheapPasswords.isRight('', hash)).toBe(false);
  });

  it('derives a key without an account as with one, so that the time tells nothing', async () => {
    const hash = await cheapPasswords.hash('geheim');
    expect(await derivationsDuring(() => cheapPasswords.isRight('fout', hash))).toBe(1);
    expect(await derivationsDuring(() => cheapPasswords.isRight('fout', null))).toBe(1);
    expect(await derivationsDuring(() => cheapPasswords.isRight('fout', 'of another scheme'))).toBe(1);
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
