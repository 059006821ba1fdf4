import { createHook } from 'node:async_hooks';
import { describe, expect, it } from 'vitest';
import { defaultPasswordCost } from '#server/config.ts';
import { passwordsAt } from '#server/services/sessions/passwords.ts';
import { cheapPasswords } from '../../support/cheapPasswords.ts';

describe('Passwords.hash', () => {
  it('stores its cost in the hash: 32 MB by default', async () => {
    expect(await passwordsAt(defaultPasswordCost).hash('geheim')).toMatch(/^scrypt\$32768\$8\$3\$/);
  });

  it('uses a salt, so that the same password never has the same hash', async () => {
    const [one, other] = await Promise.all([cheapPasswords.hash('geheim'), cheapPasswords.hash('geheim')]);
    expect(one).not.toBe(other);
    expect(one).not.toContain('geheim');
  });
});

describe('Passwords.isRight', () => {
  it('checks a hash at the cost at which it was made', async () => {
    const hash = await passwordsAt(4).hash('geheim');
    expect(await cheapPasswords.isRight('geheim', hash)).toBe(true);
  });

  it('accepts the password in composed and decomposed characters', async () => {
    const hash = await cheapPasswords.hash('Zo\u00eb \u{1F3F3}');
    expect(await cheapPasswords.isRight('Zoe\u0308 \u{1F3F3}', hash)).toBe(true);
    expect(await cheapPasswords.isRight('Zoe \u{1F3F3}', hash)).toBe(false);
  });

  it.each([null, '', 'plain', 'scrypt$16384$8$1$$'])('matches nothing against the hash %j', async (hash) => {
    expect(await cheapPasswords.isRight('', hash)).toBe(false);
  });

  it('derives a key without an account too, so that the time reveals nothing', async () => {
    const hash = await cheapPasswords.hash('geheim');
    expect(await derivationsDuring(() => cheapPasswords.isRight('fout', hash))).toBe(1);
    expect(await derivationsDuring(() => cheapPasswords.isRight('fout', null))).toBe(1);
    expect(await derivationsDuring(() => cheapPasswords.isRight('fout', 'of another scheme'))).toBe(1);
  });
});

/** Counts the scrypt calls of Node. A measured time would also depend on the machine. */
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
