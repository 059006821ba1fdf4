import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect } from '#src/platform/address/safeRedirect.ts';

const origin = 'https://portaal.example';

test.each([
  '/arabesk',
  '/arabesk/cursussen?dag=ma#boven',
  '/arabesk/winkelmandje?stap=gegevens',
  '/?redirect=%2F%2Fevil.example',
])('safeRedirect lets %s through as it is', (path) => {
  expect(safeRedirect(path, origin)).toBe(path);
});

test.each([
  null,
  undefined,
  '',
  'arabesk',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '///evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
  'https:/evil.example',
  ' /arabesk',
])('row 39: safeRedirect sends %j home', (wanted) => {
  expect(safeRedirect(wanted, origin)).toBe('/');
});

test('row 17: safeRedirect never leaves the origin, whatever it is given', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    ':',
    '@',
    '\t',
    '\n',
    '%2f',
    '?',
    '#',
    'evil.example',
    'javascript:',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(piece).map((parts) => parts.join('')),
        fc.webUrl(),
        fc.string(),
      ),
      (wanted) => {
        const path = safeRedirect(wanted, origin);
        expect(path).toMatch(/^\/(?!\/|\\)/);
        expect(new URL(path, origin).origin).toBe(origin);
      },
    ),
  );
});
