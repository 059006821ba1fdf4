/** Sizes in pixels. `cover` crops the picture to fill the size; `inside` keeps the whole picture visible. */
export const pictureFormats = {
  thumbnail: { width: 320, height: 240, fit: 'cover' },
  logo: { width: 256, height: 256, fit: 'inside' },
  cover: { width: 1280, height: 480, fit: 'cover' },
} as const;

export type PictureFormat = keyof typeof pictureFormats;
