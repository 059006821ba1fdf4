import { type PictureShape, pictureShapes } from './pictureShapes.ts';

/** The chosen part of a picture, in its pixels. A logo may be smaller than its place, so the part may begin outside of it. */
export interface CropArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Least width and height that the server takes, in pixels. */
const leastLength = 100;

/** The size in which the chosen part is kept, in pixels: never larger than it is, but for what the server wants at least. */
export function cropSize(area: Pick<CropArea, 'width'>, shape: PictureShape): Size {
  const { aspect, width: most } = pictureShapes[shape];
  const least = Math.ceil(Math.max(leastLength, leastLength * aspect));
  const width = Math.min(most, Math.max(least, Math.round(area.width)));
  return { width, height: Math.round(width / aspect) };
}

/** Whether the chosen part has too few pixels for its place. */
export function isBlurred({ width }: Pick<CropArea, 'width'>, shape: PictureShape): boolean {
  return Math.round(width) < pictureShapes[shape].sharp;
}

/** The zoom at which a picture of this size on the page lies whole in a circle, its corners on the line. */
export function wholeZoom({ width, height }: Size, diameter: number): number {
  return diameter / Math.max(1, Math.hypot(width, height));
}
