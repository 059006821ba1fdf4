/** Pixels, and whether what sticks out is cut off (a cover) or everything stays in sight (a logo). */
export const pictureFormats = {
  thumbnail: { width: 320, height: 240, fit: 'cover' },
  logo: { width: 256, height: 256, fit: 'inside' },
  cover: { width: 1280, height: 480, fit: 'cover' },
} as const;

export type PictureFormat = keyof typeof pictureFormats;
