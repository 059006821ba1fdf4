import { expect, it } from 'vitest';
import { isOrigin } from '#rules/isOrigin.ts';

it.each([
  ['https://www.club.example', true],
  ['http://localhost:4400', true],
  ['https://xn--bcher-kva.example', true],
  ['https://WWW.club.example', false],
  ['https://www.club.example/', false],
  ['https://www.club.example:443', false],
  ['https://*.club.example', false],
  ['https://club.example;sandbox', false],
  ['https://club.example,x', false],
  ["https://'none'", false],
  ['https://me@club.example', false],
  ['https://club.example ', false],
  ['ftp://club.example', false],
  ['null', false],
  ['', false],
])('%s: %s', (text, is) => {
  expect(isOrigin(text)).toBe(is);
});
