import { describe, expect, it } from 'vitest';
import { operationUrls } from '#server/http/operationUrls.ts';

describe('operationUrls', () => {
  it.each([
    ['/api?q=login', '/api/-/login?q=login'],
    ['/api/?q=login&x=1', '/api/-/login?q=login&x=1'],
    ['/api', '/api/-/?'],
    ['/api?q=../../healthz', '/api/-/..%2F..%2Fhealthz?q=../../healthz'],
    ['/api?q=%00', '/api/-/%00?q=%00'],
    ['/api/docs?q=login', '/api/docs?q=login'],
    ['/arabesk?q=login', '/arabesk?q=login'],
  ])('%s leads to %s', (url, expected) => {
    expect(operationUrls().rewrite({ url })).toBe(expected);
  });
});
