import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import decode from 'heic-decode';

/** The pixels of a photo, upright, as red, green, blue and alpha; or its size alone where it has more pixels than `most`. */
export interface DecodedHeic {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray<ArrayBuffer> | undefined;
}

export interface HeicToDecode {
  readonly place: string;
  readonly most: number;
}

const { place, most }: HeicToDecode = workerData;
const [photo] = await decode.all({ buffer: await readFile(place) });
if (!photo) throw new Error('The file has no photo');
const { width, height } = photo;
if (width * height > most) {
  parentPort?.postMessage({ width, height, pixels: undefined } satisfies DecodedHeic);
} else {
  const { data: pixels } = await photo.decode();
  parentPort?.postMessage({ width, height, pixels } satisfies DecodedHeic, [pixels.buffer]);
}
