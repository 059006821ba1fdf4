import { expect, it } from 'vitest';
import { mailSpellings, plainMail } from '#server/http/reading/plainMail.ts';

it.each([
  ['blanks and capitals', ' Jan@Example.ORG\n', 'jan@example.org'],
  ['a zero-width space', '\u200bjan@exam\u200bple.org', 'jan@example.org'],
  ['a byte order mark', '\ufeffjan@example.org', 'jan@example.org'],
  ['a soft hyphen', 'jan@exam\u00adple.org', 'jan@example.org'],
  ['a no-break space', '\u00a0jan@example.org\u202f', 'jan@example.org'],
  ['a mark of direction', '\u202ajan@example.org\u202c', 'jan@example.org'],
  ['a full stop at the end', 'jan@example.org.', 'jan@example.org'],
  ['a full stop and a blank', 'jan@example.org. ', 'jan@example.org'],
  ['a comma at the end', 'jan@example.org,', 'jan@example.org'],
  ['a domain in Punycode', 'jan@xn--bcher-kva.example', 'jan@bücher.example'],
  ['a domain in letters', 'jan@BÜCHER.example', 'jan@bücher.example'],
  ['a domain with an accent of its own', 'jan@bu\u0308cher.example', 'jan@bücher.example'],
  ['a domain with full-width letters', 'jan@ｂücher。example', 'jan@bücher.example'],
  ['Punycode that is none', 'jan@xn--zzzzzz9.be', 'jan@xn--zzzzzz9.be'],
  ['a domain of numbers', 'jan@0x7f.1', 'jan@0x7f.1'],
  ['text without an at sign', 'Bücher.', 'bücher'],
  ['nothing', ' . ', ''],
])('`plainMail` gives %s one spelling', (_name, typed, plain) => {
  expect(plainMail(typed)).toBe(plain);
  expect(plainMail(plain)).toBe(plain);
});

it('`mailSpellings` gives the one that is stored and the one in Punycode that was stored before', () => {
  expect(mailSpellings('Jan@Bücher.example')).toEqual(['jan@bücher.example', 'jan@xn--bcher-kva.example']);
  expect(mailSpellings('jan@example.org')).toEqual(['jan@example.org']);
});
