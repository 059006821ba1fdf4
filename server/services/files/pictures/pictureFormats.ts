/** Sizes in pixels. `cover` crops the picture to fill the size; `inside` keeps the whole picture visible. */
export const pictureFormats = {
  thumbnail: { width: 320, height: 240, fit: 'cover' },
  logo: { width: 256, height: 256, fit: 'inside' },
  small: { width: 480, height: 480, fit: 'inside' },
  medium: { width: 960, height: 960, fit: 'inside' },
  large: { width: 1600, height: 1600, fit: 'inside' },
  cover: { width: 1280, height: 480, fit: 'cover' },
} as const;

export type PictureEncoding = 'avif' | 'webp';

export type PictureFormat = keyof typeof pictureFormats;
