import type { Browser } from 'playwright';
import sharp from 'sharp';

export interface StripPicture {
  /** In milliseconds. */
  readonly moment: number;
  /** JPEG, base64; undefined is an empty screen. */
  readonly picture: string | undefined;
}

const style = `
  body { display: flex; gap: 12px; margin: 0; padding: 12px; width: max-content; background: #777; font: 600 18px/1.5 sans-serif; color: #fff; }
  figure { margin: 0; text-align: center; }
  figure div { width: 260px; height: 563px; background: #fff; }
  img { display: block; width: 260px; height: 563px; object-fit: cover; object-position: top; }
`;

/** Joins pictures of one screen in a row, each with its moment above it. Returns WebP. */
export async function drawStrip(browser: Browser, pictures: readonly StripPicture[]): Promise<Buffer> {
  const figures = pictures.map(
    ({ moment, picture }) =>
      `<figure><figcaption>${moment / 1000} s</figcaption><div>${picture === undefined ? '' : `<img alt="" src="data:image/jpeg;base64,${picture}">`}</div></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: 1500, height: 640 } });
  try {
    await page.setContent(`<!doctype html><title>Strip</title><style>${style}</style>${figures.join('')}`);
    const png = await page.locator('body').screenshot();
    return await sharp(png).webp({ quality: 80 }).toBuffer();
  } finally {
    await page.close();
  }
}
