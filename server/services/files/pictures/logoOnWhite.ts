import sharp from 'sharp';
import { openPicture } from './openPicture.ts';

/** The white edge around a logo, and the radius of its corners, in pixels of a style sheet. */
const edge = 4;
const corner = 6;

interface Size {
  /** The largest width and height of the logo without its edge, in pixels of a style sheet. */
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture for one of a style sheet. */
  readonly scale: number;
}

/** A logo as PNG, on a white plate that belongs to the picture: a dark logo stays visible on a dark ground. */
export async function logoOnWhite(source: Buffer, { width, height, scale }: Size) {
  const margin = scale * edge;
  const { data, info } = await openPicture(source)
    .resize({ width: scale * width, height: scale * height, fit: 'inside' })
    .flatten({ background: '#ffffff' })
    .extend({ ...{ top: margin, bottom: margin, left: margin, right: margin }, background: '#ffffff' })
    .png()
    .toBuffer({ resolveWithObject: true });
  const plate = `<svg xmlns="http://www.w3.org/2000/svg" width="${info.width}" height="${info.height}"><rect width="100%" height="100%" rx="${scale * corner}"/></svg>`;
  const content = await sharp(data)
    .ensureAlpha()
    .composite([{ input: Buffer.from(plate), blend: 'dest-in' }])
    .png({ palette: true })
    .toBuffer();
  return { content, width: info.width, height: info.height };
}
