import { mkdtempSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { encode } from 'uqr';
import { testBrowserLaunchOptions } from '#scripts/chromium.ts';

const film = join(mkdtempSync(join(tmpdir(), 'clubpoort-camera-')), 'film.y4m');
const [width, height] = [640, 480];
/** Luma of a dark and a light pixel in video. */
const [dark, light] = [16, 235];

/** A browser whose camera shows the film that `showCode` writes. It opens the film when a page starts the camera. */
export const withFakeCamera = {
  launchOptions: {
    ...testBrowserLaunchOptions(),
    args: [
      ...testBrowserLaunchOptions().args,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  },
};

/** Holds the QR code of a text before the camera: a film of one frame (YUV4MPEG2), which the browser repeats. */
export async function showCode(text: string): Promise<void> {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const cell = Math.floor(height / size);
  const [left, top] = [Math.floor((width - cell * size) / 2), Math.floor((height - cell * size) / 2)];
  const luma = Buffer.alloc(width * height, light);
  for (const [y, row] of data.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = 0; line < cell; line += 1) {
          const start = (top + y * cell + line) * width + left + x * cell;
          luma.fill(dark, start, start + cell);
        }
  const noColour = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, noColour]);
  const head = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await writeFile(film, Buffer.concat([head, frame, frame]));
}
