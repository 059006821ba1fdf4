import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { PictureToWrite } from './exportPictures.ts';
import { pathBeside } from './pathBeside.ts';

/** Writes pictures into the folder of a club file, and nowhere else. */
export async function writePictures(folder: string, pictures: readonly PictureToWrite[]): Promise<void> {
  for (const { file, bytes } of pictures) {
    const beside = await pathBeside(folder, file);
    if ('refused' in beside) throw new Error(`${file} ${beside.refused}`);
    await mkdir(dirname(beside.place), { recursive: true });
    await writeFile(beside.place, bytes);
  }
}
