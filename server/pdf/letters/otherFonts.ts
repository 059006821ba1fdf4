import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const { resolve } = createRequire(import.meta.url);

export interface LetterFont {
  readonly name: string;
  readonly file: Buffer;
}

/** A font for a script that is written from right to left, with the joining of its letters. */
const byScript = [
  {
    name: 'Noto Arabic',
    script: /\p{Script=Arabic}/u,
    file: resolve('@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-400-normal.woff2'),
  },
  {
    name: 'Noto Hebrew',
    script: /\p{Script=Hebrew}/u,
    file: resolve('@fontsource/noto-sans-hebrew/files/noto-sans-hebrew-hebrew-400-normal.woff2'),
  },
] as const;

/** The font of a script has these too, so that a name of several words is one text from right to left. */
const betweenWords = " .,-'’()/";

/** The ranges of each part of the font: `{"[4]": "U+1f1e9-1f1f5,U+1f21a"}`. */
const chinese = resolve('@fontsource-variable/noto-sans-sc/unicode.json');

/** The fonts for these letters, which Inter doesn't have. A letter that none of them has, gets a Latin spelling (`MixedDocument`). */
export async function otherFonts(letters: readonly string[]): Promise<LetterFont[]> {
  const text = letters.join('');
  const scripts = byScript.filter(({ script }) => script.test(text));
  const ofScripts = scripts.map(async ({ name, file }) => ({
    name,
    file: await onlyLetters(await readFile(file), `${text}${betweenWords}`),
  }));
  const ofHan = letters.filter((letter) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]/u.test(letter),
  );
  return [...(await Promise.all(ofScripts)), ...(await chineseFonts(ofHan))];
}

/**
 * Fonts for Chinese and for the syllables of Japanese. The package has a hundred files of some hundred letters, in every weight, so that a
 * document takes the letters that it needs in one weight.
 */
async function chineseFonts(letters: readonly string[]): Promise<LetterFont[]> {
  if (letters.length === 0) return [];
  const parts: Record<string, string> = JSON.parse(await readFile(chinese, 'utf8'));
  const fonts: LetterFont[] = [];
  for (const [part, ranges] of Object.entries(parts)) {
    const own = letters.filter((letter) => isIn(ranges, letter));
    if (own.length === 0) continue;
    const id = part.replaceAll(/[[\]]/g, '');
    const source = await readFile(join(dirname(chinese), 'files', `noto-sans-sc-${id}-wght-normal.woff2`));
    const file = await onlyLetters(source, own.join(''), { wght: 400 });
    fonts.push({ name: `Noto SC ${id}`, file });
  }
  return fonts;
}

/** A font with some letters, and their joined forms, as TrueType: pdfkit draws nothing for the compressed outlines of WOFF2. */
function onlyLetters(
  font: Buffer,
  text: string,
  variationAxes: Readonly<Record<string, number>> = {},
): Promise<Buffer> {
  return subsetFont(font, text, { targetFormat: 'truetype', variationAxes });
}

function isIn(ranges: string, letter: string): boolean {
  const codePoint = letter.codePointAt(0) ?? 0;
  return ranges.split(',').some((range) => {
    const [from = '', to = from] = range.replace(/^U\+/i, '').split('-');
    return codePoint >= Number.parseInt(from, 16) && codePoint <= Number.parseInt(to, 16);
  });
}
