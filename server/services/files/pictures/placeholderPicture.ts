import { LRUCache } from 'lru-cache';
import { escapeHtml } from '#rules/escapeHtml.ts';
import { clubColor } from './clubColor.ts';
import { openPicture, type PictureFormat, pictureFormats } from './openPicture.ts';

interface Club {
  readonly title: string;
  readonly color: string;
}

/** The drawn pictures, about 10 kB each, by their SVG. Each first visit to a club without a logo asks for one, and drawing it takes 15 to 200 ms. */
const drawn = new LRUCache<string, Promise<Buffer>>({ max: 500 });

/** A picture for a club that has none: its colour, a few pale circles and its initials, as WebP. */
export function placeholderPicture(club: Club, format: PictureFormat): Promise<Buffer> {
  const svg = placeholderSvg(club, format);
  const known = drawn.get(svg);
  if (known) return known;
  const picture = openPicture(Buffer.from(svg)).webp({ quality: 82 }).toBuffer();
  drawn.set(svg, picture);
  picture.catch(() => drawn.delete(svg));
  return picture;
}

function placeholderSvg({ title, color }: Club, format: PictureFormat): string {
  const { width, height } = pictureFormats[format];
  const short = Math.min(width, height);
  const circle = (x: number, y: number, radius: number, opacity: number) =>
    `<circle cx="${width * x}" cy="${height * y}" r="${short * radius}" fill="#fff" fill-opacity="${opacity}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${clubColor(color)}"/>
    ${circle(0.08, 0.1, 0.42, 0.08)}${circle(0.94, 0.92, 0.6, 0.08)}${circle(0.8, 0.16, 0.14, 0.1)}
    <text x="50%" y="50%" dy="0.36em" text-anchor="middle" fill="#fff" font-family="Inter, DejaVu Sans, sans-serif"
      font-weight="700" font-size="${short * 0.36}">${escapeHtml(initials(title))}</text>
  </svg>`;
}

/** Initials of the first and the last word: "Dansstudio Arabesk" gives DA. */
function initials(title: string): string {
  const words = title.split(/\s+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => word?.match(/\p{L}/u)?.[0],
  );
  return letters.join('').toUpperCase();
}
