import { strFromU8, strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { unzip, zipLimits } from '#form-engine/src/import/sheets/unzip.ts';

const all = () => true;

/** A ZIP file whose directory says another size of its first entry than what is in it. */
function withSaidSize(zip: Uint8Array, size: number): Uint8Array {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  let at = copy.length - 22;
  while (view.getUint32(at, true) !== 0x06054b50) at -= 1;
  view.setUint32(view.getUint32(at + 16, true) + 24, size, true);
  return copy;
}

it('unzip reads entries, packed and plain, and no others than those that are wanted', () => {
  const zip = zipSync({
    'a.xml': strToU8('a'.repeat(1_000)),
    'b.xml': [strToU8('b'), { level: 0 }],
    'c.bin': strToU8('c'),
  });
  const files = unzip(zip, (name) => name.endsWith('.xml'));
  if (typeof files === 'string') throw new Error(files);
  expect([...files].map(([name, bytes]) => [name, strFromU8(bytes).length])).toEqual([
    ['a.xml', 1_000],
    ['b.xml', 1],
  ]);
});

it('unzip refuses a bomb before it inflates: by the sizes in the directory', () => {
  const small = zipSync({ 'bomb.xml': strToU8('a'), 'b.xml': strToU8('b') });
  expect(unzip(withSaidSize(small, zipLimits.inflated + 1), all)).toBe('size');
  // The other entry counts too.
  expect(unzip(withSaidSize(small, zipLimits.inflated), all)).toBe('size');
  expect(unzip(withSaidSize(small, zipLimits.inflated), (name) => name === 'b.xml')).toBeInstanceOf(Map);
});

it('unzip ends where a bomb hides its size, without keeping what comes out', () => {
  const bomb = zipSync({ 'bomb.xml': new Uint8Array(20_000_000) });
  expect(unzip(withSaidSize(bomb, 10), all)).toBe('size');
  expect(unzip(withSaidSize(zipSync({ 'a.xml': strToU8('a'.repeat(100)) }), 2_000), all)).toBe('unreadable');
});

it('unzip refuses more entries than a workbook has', () => {
  const entries = Object.fromEntries(
    Array.from({ length: zipLimits.entries + 1 }, (_, index) => [`${index}.xml`, new Uint8Array()]),
  );
  expect(unzip(zipSync(entries), all)).toBe('size');
});

it.each([
  ['nothing', new Uint8Array()],
  ['no ZIP file', strToU8('PK, that is all of it, and no directory at its end')],
  [
    'a directory that points elsewhere',
    (() => {
      const zip = zipSync({ a: strToU8('a') });
      new DataView(zip.buffer).setUint32(zip.length - 6, 900_000, true);
      return zip;
    })(),
  ],
  [
    'a broken entry',
    (() => {
      const zip = zipSync({ a: strToU8('abc'.repeat(200)) });
      zip.fill(0xff, 31, 40);
      return zip;
    })(),
  ],
])('unzip reads nothing of %s', (_, bytes) => expect(unzip(bytes, all)).toBe('unreadable'));
