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

  it('works as long without an account as with one', async () => {
    const hash = await hashPassword('geheim');
    const time = async (against: string | null) => {
      const started = performance.now();
      await isPassword('fout', against);
      return performance.now() - started;
    };
    // The machine may be busy: the best of three of each.
    const best = async (against: string | null) =>
      Math.min(await time(against), await time(against), await time(against));
    const ratio = (await best(null)) / (await best(hash));
    expect(ratio).toBeGreaterThan(0.3);
    expect(ratio).toBeLessThan(3);
  });
});
