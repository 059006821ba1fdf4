import { describe, expect, it } from 'vitest';
import { hostAddresses } from '#server/http/network/hostAddresses.ts';

describe('hostAddresses', () => {
  it.each([
    ['postgres://db1/club', ['postgres://db1/club']],
    ['postgres://db1,db2/club', ['postgres://db1/club', 'postgres://db2/club']],
    [
      'postgresql://club:a%40b@db1:5432,[::1]:5433/club?sslmode=require',
      [
        'postgresql://club:a%40b@db1:5432/club?sslmode=require',
        'postgresql://club:a%40b@[::1]:5433/club?sslmode=require',
      ],
    ],
    // A comma elsewhere separates no hosts.
    ['postgres://club:a,b@db1/club?options=-c a=1,2', ['postgres://club:a,b@db1/club?options=-c a=1,2']],
    ['club', ['club']],
  ])('splits %s into one address for each host', (url, addresses) => {
    expect(hostAddresses(url)).toEqual(addresses);
  });
});
