import type { Image } from './entities/club/image.ts';
import { operationUrl } from './operationUrl.ts';

/** The formats of `render_preview` with their width in pixels. */
const widths = { small: 480, medium: 960, large: 1600 } as const;

type Encoding = 'avif' | 'webp';

/** The addresses of a club's picture in three widths and two encodings, with what a page needs to reserve its place. */
export function pictureOf(club: number, { fid, alt, width, height }: Image) {
  const at = (format: keyof typeof widths, encoding: Encoding) =>
    operationUrl('render_preview', { club, fid, format, encoding });
  const set = (encoding: Encoding) =>
    Object.entries(widths)
      .map(([format, size]) => `${at(format as keyof typeof widths, encoding)} ${size}w`) // the keys of `widths`
      .join(', ');
  return { avif: set('avif'), webp: set('webp'), src: at('medium', 'webp'), alt, width, height };
}
