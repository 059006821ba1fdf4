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

/** One page with a row per screen, as HTML to click through and as one picture to look at. */
export async function drawContactSheet(
  pictures: readonly Picture[],
  { browser, folder }: { browser: Browser; folder: string },
): Promise<void> {
  const rows = Object.entries(Object.groupBy(pictures, (picture) => picture.screen));
  const body = rows.map(
    ([screen, drawn = []]) => `<section><h2>${screen}</h2>${drawn.map(figure).join('')}</section>`,
  );
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${style}</style>${body.join('')}</html>`;
  const file = join(folder, 'index.html');
  await writeFile(file, html);
  const page = await browser.newPage({ viewport: { width: 1800, height: 900 } });
  await page.goto(pathToFileURL(file).href);
  await page.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true });
  await page.close();
}

function figure({ file, width, theme, problems }: Picture): string {
  const shape = width < 600 ? 140 : width < 1000 ? 210 : 420;
  const caption = `<figcaption${problems.length > 0 ? ' class="wrong"' : ''}>${width} ${theme}</figcaption>`;
  return `<figure><a href="${file}"><img src="${file}" width="${shape}" alt=""></a>${caption}</figure>`;
}
