import { describe, expect, it } from 'vitest';
import { isUri } from '#form-engine/src/rules/uri.ts';
import { startCpuClock } from '#tests/support/clock/startCpuClock.ts';

describe('isUri', () => {
  it.each([
    'https://club.be',
    'http://localhost:80/a?b=c#d',
    'mailto:a@b.be',
    'urn:isbn:0451450523',
    'http://[::1]:8080/x',
    'http://a%20b.be/',
    'file:///etc',
    'a:/',
  ])('accepts %j', (text) => {
    expect(isUri(text)).toBe(true);
  });

  it.each([
    '',
    'club.be',
    '//club.be',
    'a:',
    '1a:b',
    'http://a b',
    'http://a#b#c',
    'a:%zz',
    'http://[::g]/',
    'http://a:b/',
    'a:é',
  ])('refuses %j', (text) => {
    expect(isUri(text)).toBe(false);
  });

  it('takes linear time', () => {
    const cpuTime = startCpuClock();
    expect(isUri(`http://${'a@'.repeat(200_000)}`)).toBe(false);
    expect(cpuTime()).toBeLessThan(500);
  });
});
