import { describe, expect, it } from 'vitest';
import { isMailAddress } from '#form-engine/src/rules/mailAddress.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';

describe('isMailAddress', () => {
  it.each(['a@b.be', 'a.b+c@club-x.be', "o'neil@x.y.z", 'A@B.1', '{a}@b.be'])('accepts %j', (text) => {
    expect(isMailAddress(text)).toBe(true);
  });

  it.each([
    '',
    '@',
    'a@b',
    'a@.be',
    'a@b.',
    '.a@b.be',
    'a..b@c.be',
    'a@-b.be',
    'a@b-.be',
    'a b@c.be',
    'é@x.be',
    'a@b.be;c@d.be',
    'a@b@c.be',
  ])('refuses %j', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });

  it('takes linear time', () => {
    const cpuTime = startCpuClock();
    expect(isMailAddress(`a@${'a-'.repeat(200_000)}`)).toBe(false);
    expect(cpuTime()).toBeLessThan(500);
  });
});
