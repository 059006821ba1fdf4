import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import type { Picture } from './takePictures.ts';

const style = `
  body { margin: 16px; font: 14px/1.4 sans-serif; background: #888; color: #000; width: max-content; }
  section { display: flex; gap: 8px; align-items: start; margin-bottom: 16px; }
  h2 { width: 140px; margin: 0; font-size: 14px; overflow-wrap: anywhere; }
  figure { margin: 0; }
  img { display: block; height: 300px; object-fit: cover; object-position: top; background: #fff; }
  figcaption.wrong { background: #a00; color: #fff; max-width: 300px; }
`;

/** Maximum rows of one sheet, because browsers draw no picture much higher than 16,000 pixels. */
const rowsPerSheet = 30;

/** Writes a page with one row per screen, and pictures of that page: `contact-sheet-1.png` and following. */
export async function drawContactSheet(
  pictures: readonly Picture[],
  { browser, folder }: { browser: Browser; folder: string },
): Promise<void> {
  const rows = Object.entries(Object.groupBy(pictures, (picture) => picture.screen));
  const body = rows.map(
    ([screen, drawn = []]) => `<section><h2>${screen}</h2>${drawn.map(figure).join('')}</section>`,
  );
  const sheets = rows.flatMap((_, at) =>
    at % rowsPerSheet === 0 ? [body.slice(at, at + rowsPerSheet)] : [],
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style>${sheets.map((sheet) => `<article>${sheet.join('')}</article>`).join('')}</html>`;
  const file = join(folder, 'index.html');
  await writeFile(file, html);
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  await page.goto(pathToFileURL(file).href);
  for (const [at, sheet] of (await page.locator('article').all()).entries()) {
    await sheet.screenshot({ path: join(folder, `contact-sheet-${at + 1}.png`) });
  }
  await page.close();
}

function figure({ file, width, theme, problems }: Picture): string {
  const shape = width < 600 ? 140 : width < 1000 ? 210 : 420;
  const caption = `<figcaption${problems.length > 0 ? ' class="wrong"' : ''}>${width} ${theme}</figcaption>`;
  return `<figure><a href="${file}"><img src="${file}" width="${shape}" alt=""></a>${caption}</figure>`;
}
