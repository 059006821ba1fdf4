import PDFDocument from 'pdfkit';
import { expect, test } from 'vitest';
import { otherFonts } from '#server/pdf/letters/otherFonts.ts';

interface Glyph {
  readonly id: number;
  readonly name: string;
  readonly path: { readonly commands: readonly unknown[] };
}

/** The glyphs of a text in a font, as pdfkit lays them out. */
function glyphsOf(file: Buffer, text: string): readonly Glyph[] {
  const { font } = new PDFDocument({ font: undefined }).font(file)._font;
  // Cast: the types have only what the server reads of fontkit.
  return (font as unknown as { layout(text: string): { glyphs: readonly Glyph[] } }).layout(text).glyphs;
}

test.each([
  ['Arabic', 'محمد'],
  ['Hebrew', 'דוד'],
  ['Chinese', '李'],
  ['traditional Chinese', '龍'],
  ['Japanese', 'や'],
])('otherFonts draws each letter of %s', async (_script, name) => {
  const [font, ...others] = await otherFonts([...name]);
  expect(others).toEqual([]);
  const glyphs = glyphsOf(font?.file ?? Buffer.alloc(0), name);
  expect(glyphs.map(({ id, path }) => id > 0 && path.commands.length > 0)).toEqual([...name].map(() => true));
});

test('otherFonts joins the letters of Arabic, and orders them from right to left', async () => {
  const [font] = await otherFonts([...'محمد']);
  const glyphs = glyphsOf(font?.file ?? Buffer.alloc(0), 'محمد');
  // The first and the third letter are the same one, in the form of a beginning and of a middle.
  expect(new Set(glyphs.map(({ id }) => id)).size).toBe(4);
  expect(glyphs[0]?.id).toBe(glyphsOf(font?.file ?? Buffer.alloc(0), 'مد')[0]?.id);
});

test('otherFonts opens nothing for a script without a font', async () => {
  expect(await otherFonts([...'김ส'])).toEqual([]);
});
