import { expect, it } from 'vitest';
import { webAddress } from '#src/features/messages/editor/webAddress.ts';

it.each([
  ['www.mijnclub.be', 'https://www.mijnclub.be/'],
  [' http://mijnclub.be/plan?a=1 ', 'https://mijnclub.be/plan?a=1'],
  ['HTTPS://mijnclub.be', 'https://mijnclub.be/'],
  ['javascript:alert(1)', undefined],
  ['mailto:an@mijnclub.be', undefined],
  ['data:text/html,x', undefined],
  ['mijnclub', undefined],
  ['https://an:geheim@mijnclub.be', undefined],
  ['', undefined],
])('webAddress reads %j as %j', (typed, address) => {
  expect(webAddress(typed)).toBe(address);
});
