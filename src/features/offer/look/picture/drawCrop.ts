import { type CropArea, cropSize } from './cropSize.ts';
import { type PictureShape, pictureShapes } from './pictureShapes.ts';

/** Quality of a JPEG, 0 to 1. The server encodes the picture once more. */
const quality = 0.92;

/**
 * Draws the chosen part of a picture as a file of its own. A logo keeps what is transparent, and a photo gets white behind it.
 *
 * @throws where the browser can't draw the picture
 */
export async function drawCrop(address: string, area: CropArea, shape: PictureShape): Promise<File> {
  const image = new Image();
  image.src = address;
  await image.decode();
  const { width, height } = cropSize(area, shape);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas');
  const isPhoto = !pictureShapes[shape].fits;
  if (isPhoto) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, width, height);
  }
  const scale = width / area.width;
  context.imageSmoothingQuality = 'high';
  // Draws the whole picture and lets the canvas cut it off, because not every browser draws from outside a picture.
  context.drawImage(
    image,
    ...([-area.x * scale, -area.y * scale] as const),
    ...([image.naturalWidth * scale, image.naturalHeight * scale] as const),
  );
  const type = isPhoto ? 'image/jpeg' : 'image/png';
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, type, quality);
  const blob = await promise;
  if (!blob) throw new Error('The picture can not be drawn');
  return new File([blob], isPhoto ? 'foto.jpg' : 'logo.png', { type });
}

/** Whether the browser can show a file as a picture. Most can't show a HEIC. */
export async function canShow(address: string): Promise<boolean> {
  const image = new Image();
  image.src = address;
  return image.decode().then(
    () => image.naturalWidth > 0 && image.naturalHeight > 0,
    () => false,
  );
}
