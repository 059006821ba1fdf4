import anyAscii from 'any-ascii';
import PDFDocument from 'pdfkit';
import { otherFonts } from './otherFonts.ts';

interface OtherFont {
  readonly font: PDFKit.OpenFont;
  readonly isRightToLeft: boolean;
}

/** A part of a text in one font; `other` is absent for the font of the document. */
interface Run {
  readonly text: string;
  readonly other: OtherFont | undefined;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Between two words from right to left, these belong to both. */
const neutral = /^[ .,\-'’()/]+$/;

/**
 * A document whose texts may have letters that its font lacks: a name in Arabic or Chinese. pdfkit has one font for a text, and draws a
 * box for each letter that this font lacks. Here every measure and every line goes by parts of one font.
 */
export class MixedDocument extends PDFDocument {
  readonly #others: OtherFont[] = [];

  /** Opens the fonts for the letters of a text that the current font lacks. To call before the text is drawn. */
  async learn(text: string): Promise<void> {
    const main = this._font;
    const missing = [...new Set(text)].filter((letter) => !hasLetter(main, letter));
    if (missing.length === 0) return;
    for (const { name, file } of await otherFonts(missing)) {
      this.registerFont(name, file);
      this.font(name);
      const isRightToLeft = missing.some(
        (letter) => rightToLeft.test(letter) && hasLetter(this._font, letter),
      );
      this.#others.push({ font: this._font, isRightToLeft });
    }
    this._font = main;
  }

  /** A text in which each letter that no font has, is spelled in Latin letters. */
  spelled(text: string): string {
    return [...text].map((letter) => (this.#fontOf(letter) === 'none' ? anyAscii(letter) : letter)).join('');
  }

  #fontOf(letter: string): 'main' | 'none' | OtherFont {
    if (hasLetter(this._font, letter)) return 'main';
    return this.#others.find(({ font }) => hasLetter(font, letter)) ?? 'none';
  }

  /** The parts of a text, each in one font. A text from right to left keeps the blanks between its words, and so their order. */
  #runs(text: string): readonly Run[] {
    const runs: Run[] = [];
    for (const letter of text) {
      const found = this.#fontOf(letter);
      const other = typeof found === 'string' ? undefined : found;
      const last = runs.at(-1);
      if (last && last.other === other) runs[runs.length - 1] = { text: last.text + letter, other };
      else runs.push({ text: letter, other });
    }
    return joined(runs);
  }

  override widthOfString(text: string, options?: PDFKit.Mixins.TextOptions): number {
    if (this.#others.length === 0) return super.widthOfString(text, options);
    const main = this._font;
    const widths = this.#runs(text).map((run) => {
      this._font = run.other?.font ?? main;
      return super.widthOfString(run.text, optionsOf(run, options));
    });
    this._font = main;
    return widths.reduce((sum, width) => sum + width, 0);
  }

  /** The bounds of the text of a cell, which is cut off outside of them. Letters of another font may hang lower below the line. */
  override boundsOfString(
    text: string,
    x?: number | PDFKit.Mixins.TextOptions,
    y?: number,
    options?: PDFKit.Mixins.TextOptions,
  ): PDFKit.Mixins.TextBounds {
    const bounds =
      typeof x === 'object' ? super.boundsOfString(text, x) : super.boundsOfString(text, x, y, options);
    const fonts = this.#others.length === 0 ? [] : this.#runs(text).flatMap(({ other }) => other?.font ?? []);
    const lowest = Math.min(this._font.descender, ...fonts.map(({ descender }) => descender));
    const below = ((this._font.descender - lowest) / 1000) * this._fontSize;
    return { ...bounds, height: bounds.height + below };
  }

  override _fragment(text: string, x: number, y: number, options: PDFKit.FragmentOptions): void {
    const runs = this.#others.length === 0 ? [] : this.#runs(text.replaceAll('\n', ''));
    if (runs.every(({ other }) => other === undefined)) {
      super._fragment(text, x, y, options);
      return;
    }
    const main = this._font;
    const { align = 'left', lineWidth = 0, textWidth, wordCount, ...rest } = options;
    const free = lineWidth - this.widthOfString(text.trimEnd(), options);
    let left = x + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
    for (const run of runs) {
      this._font = run.other?.font ?? main;
      // One baseline for all: pdfkit begins at the height of the letters of each font.
      const lower = ((main.ascender - this._font.ascender) / 1000) * this._fontSize;
      super._fragment(run.text, left, y + lower, { ...optionsOf(run, rest), align: 'left' });
      left += super.widthOfString(run.text, optionsOf(run, rest));
    }
    this._font = main;
  }
}

function hasLetter({ font }: PDFKit.OpenFont, letter: string): boolean {
  // A line break is no glyph.
  return /^\s$/.test(letter) || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0);
}

function joined(runs: readonly Run[]): readonly Run[] {
  const result: Run[] = [];
  for (const [at, run] of runs.entries()) {
    const last = result.at(-1);
    const next = runs[at + 1];
    const isBetween =
      !run.other && neutral.test(run.text) && last?.other?.isRightToLeft && next?.other === last.other;
    if (last && (isBetween || last.other === run.other))
      result[result.length - 1] = { text: last.text + run.text, other: last.other };
    else result.push(run);
  }
  return result;
}

/** Without features, pdfkit lays a text out word by word, and so from left to right. An empty list makes it lay out all of it. */
function optionsOf<Options extends PDFKit.Mixins.TextOptions>({ other }: Run, options: Options | undefined) {
  return other?.isRightToLeft ? { ...options, features: [] } : options;
}
