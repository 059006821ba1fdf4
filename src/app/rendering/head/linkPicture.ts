import type { Club } from '#src/api/entities/club/club.ts';
import type { Image } from '#src/api/entities/club/image.ts';
import { operationUrl } from '#src/api/operationUrl.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import { plainLine } from './plainLine.ts';

/** The picture that a link preview shows, with the size in which the server sends it. */
export interface LinkPicture {
  /** Absolute. */
  readonly url: string;
  readonly type: 'image/webp' | 'image/png';
  readonly width: number;
  readonly height: number;
  readonly alt: string;
  /** A picture that a preview may show large. */
  readonly isLarge: boolean;
}

/** Maximum width and height of the format `large` of `render_preview`; a smaller picture keeps its size. */
const largeSide = 1600;
/** Size of the format `cover` of `render_preview`. */
const drawnSize = { width: 1280, height: 480 } as const;

interface Shown {
  readonly club: Club;
  /** The picture of the course or the product; undefined where there is none. */
  readonly image?: Image | undefined;
  readonly origin: string;
}

/** The picture of a page of a club: its own, that of the club, or one that the server draws with the club's initials. */
export function linkPicture({ club, image, origin }: Shown): LinkPicture {
  const own = image ?? club.cover;
  const base = { type: 'image/webp', isLarge: true } as const;
  const at = (request: object) =>
    new URL(operationUrl('render_preview', { club: club.nid, ...request }), origin).href;
  if (!own) return { ...base, ...drawnSize, url: at({ format: 'cover' }), alt: plainLine(club.title) };
  const scale = Math.min(1, largeSide / Math.max(own.width, own.height));
  return {
    ...base,
    url: at({ fid: own.fid, format: 'large', encoding: 'webp' }),
    width: Math.round(own.width * scale),
    height: Math.round(own.height * scale),
    alt: plainLine(own.alt) || plainLine(club.title),
  };
}

/** The icon of the portal, for pages without a club. */
export function portalPicture(origin: string): LinkPicture {
  const url = new URL('/icons/512.png', origin).href;
  return { url, type: 'image/png', width: 512, height: 512, alt: shellTexts.product, isLarge: false };
}
