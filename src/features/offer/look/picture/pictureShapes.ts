/** The place of a picture in the portal. */
export type PictureShape = 'logo' | 'cover' | 'course' | 'product' | 'teacher';

interface ShapeInPortal {
  /** Width divided by height. */
  readonly aspect: number;
  readonly isRound: boolean;
  /** Largest width of the kept picture, in pixels. */
  readonly width: number;
  /** Width in pixels below which the picture is blurred on a sharp screen. */
  readonly sharp: number;
  /** Whether the picture may be smaller than its place: a logo has any shape, and stands on white. */
  readonly fits: boolean;
}

export const pictureShapes: Readonly<Record<PictureShape, ShapeInPortal>> = {
  logo: { aspect: 1, isRound: true, width: 600, sharp: 150, fits: true },
  cover: { aspect: 16 / 9, isRound: false, width: 1600, sharp: 800, fits: false },
  course: { aspect: 16 / 9, isRound: false, width: 1600, sharp: 800, fits: false },
  product: { aspect: 1, isRound: false, width: 1200, sharp: 500, fits: false },
  teacher: { aspect: 1, isRound: true, width: 600, sharp: 150, fits: false },
};
