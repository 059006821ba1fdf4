import { describe, expect, it } from 'vitest';
import { sealingBy } from '#server/sealing.ts';

const now = 'the key of this year, with its 40 letters';
const before = 'the key of last year, with its 40 letters';
const place = 'payment_accounts/1/pfl_1';

describe('sealingBy', () => {
  it('opens what it sealed, and tells nothing of it', () => {
    const sealing = sealingBy(now);
    const sealed = sealing.seal('live_geheim', place);
    expect(sealing.open(sealed, place)).toBe('live_geheim');
    expect(sealed).not.toContain('geheim');
    expect(sealing.seal('live_geheim', place)).not.toBe(sealed);
  });

  it('opens nothing for another place, with another key, or after a change', () => {
    const sealed = sealingBy(now).seal('live_geheim', place);
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    expect(sealingBy(now).open(sealed, 'payment_accounts/2/pfl_1')).toBeUndefined();
    expect(sealingBy(before).open(sealed, place)).toBeUndefined();
    expect(sealingBy(now).open(changed, place)).toBeUndefined();
    for (const odd of ['', '.', sealed.slice(0, 20), sealed.split('.')[1] ?? ''])
      expect(sealingBy(now).open(odd, place)).toBeUndefined();
  });

  it('opens with the previous key too, and says that the secret must be sealed anew', () => {
    const sealed = sealingBy(before).seal('live_geheim', place);
    const both = sealingBy(now, before);
    expect(both.open(sealed, place)).toBe('live_geheim');
    expect(both.isCurrent(sealed)).toBe(false);
    expect(both.isCurrent(both.seal('live_geheim', place))).toBe(true);
  });
});
