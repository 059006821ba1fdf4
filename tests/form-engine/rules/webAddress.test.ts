import { describe, expect, it } from 'vitest';
import { isWebAddress, readWebAddress } from '#form-engine/src/rules/webAddress.ts';

describe('readWebAddress', () => {
  it.each([
    ['www.club.be', 'https://www.club.be'],
    ['club.be/ons-aanbod?dag=ma#les', 'https://club.be/ons-aanbod?dag=ma#les'],
    ['http://club.be', 'http://club.be'],
    ['HTTPS://Club.be', 'https://Club.be'],
    ['club.be:8080/x', 'https://club.be:8080/x'],
    [' café.be/é ', 'https://café.be/é'],
  ])('reads %j as %s', (text, address) => {
    expect(readWebAddress(text)).toBe(address);
    expect(readWebAddress(address)).toBe(address);
  });

  it.each([
    'club',
    'localhost',
    'jan@club.be',
    'https://jan:geheim@club.be',
    'https://club.be@evil.be',
    'https://club.be\\@evil.be',
    'mailto:jan@club.be',
    'javascript:alert(1)',
    'JaVaScRiPt://club.be/%0aalert(1)',
    'data:text/html,x',
    'ftp://club.be',
    '//club.be',
    'https://https://club.be',
    'https://club..be',
    'https://club.be/met een blank',
    'https://club.be/<script>',
    'https://club.be/\u202e',
    `https://club.be/${'a'.repeat(2000)}`,
  ])('row 17: reads %j as no address', (text) => {
    expect(readWebAddress(text)).toBeUndefined();
    expect(isWebAddress(text)).toBe(false);
  });
});

describe('isWebAddress', () => {
  it('accepts 2,000 characters, and not one more', () => {
    const address = (length: number) => 'https://club.be/'.padEnd(length, 'a');
    expect([isWebAddress(address(2000)), isWebAddress(address(2001))]).toEqual([true, false]);
  });
});
