import { beforeEach, describe, expect, test, vi } from 'vitest';
import { codeIn, frameLoginHref, frameLoginMessage, nonceIn } from '#src/app/embed/frameLogin.ts';

const origin = 'https://portaal.example.org';
const nonce = '0123456789abcdef';
const data = frameLoginMessage(nonce, 'eenmalig');

beforeEach(() => void vi.stubGlobal('window', { location: { origin } }));

const codeOf = (message: Partial<Pick<MessageEvent, 'origin' | 'data'>>) =>
  codeIn(new MessageEvent('message', { origin, data, ...message }), nonce);

describe('codeIn', () => {
  test('reads the code from a window of the portal that knows the nonce', () =>
    expect(codeOf({})).toBe('eenmalig'));

  test.each(['https://evil.example', 'http://portaal.example.org', 'null', ''])(
    'ignores a window of the origin "%s"',
    (other) => expect(codeOf({ origin: other })).toBeUndefined(),
  );

  test.each([
    ['another nonce', { ...data, nonce: 'fedcba9876543210' }],
    ['no nonce', { ...data, nonce: undefined }],
    ['another type', { ...data, type: 'clubpoort:size' }],
    ['another version', { ...data, v: 2 }],
    ['no code', { ...data, auth: undefined }],
    ['a code that is not a text', { ...data, auth: 7 }],
    ['a text instead of an object', 'eenmalig'],
    ['null', null],
  ])('ignores a message with %s', (_name, other) => expect(codeOf({ data: other })).toBeUndefined());
});

describe('nonceIn', () => {
  test('reads the nonce that frameLoginHref wrote', () => {
    const { searchParams } = new URL(frameLoginHref(nonce), origin);
    expect(nonceIn(searchParams)).toBe(nonce);
  });

  test.each(['', 'short', '0123456789ABCDEF', '0123456789abcde', 'a'.repeat(37), '0123456789abcdef\n'])(
    'ignores %j',
    (text) => expect(nonceIn(new URLSearchParams({ nonce: text }))).toBeUndefined(),
  );
});
