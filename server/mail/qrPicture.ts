import sharp from 'sharp';
import { encode } from 'uqr';
import type { Attachment } from './mailer.ts';

/** Pixels of one cell: large enough for a phone that scans another screen. */
const cellPixels = 6;

/** A QR code as a picture inside a mail, because mail programs draw no SVG. */
export async function qrPicture(text: string, cid: string): Promise<Attachment> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const cells = Buffer.from(data.flat().map((isDark) => (isDark ? 0 : 255)));
  const content = await sharp(cells, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * cellPixels, size * cellPixels, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return { name: `${cid}.png`, mediaType: 'image/png', content, cid };
}
