import sharp from 'sharp';

/** A photo to choose from a device. @param color - `#rrggbb` */
export async function drawnPhoto(color: string) {
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}
