import { mkdir, mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPictures } from '#server/club-files/pictures/readPictures.ts';
import { readFileOf, readRight } from '../../support/files/clubFiles.ts';

let root: string;
let folder: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'clubpoort-pictures-'));
  folder = join(root, 'clubs');
  await mkdir(join(folder, 'pictures'), { recursive: true });
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#5b4a9c' } });
  const inFolder = (name: string) => join(folder, 'pictures', name);
  for (const format of ['jpg', 'png', 'webp', 'avif'])
    await plain(320, 180).toFile(inFolder(`goed.${format}`));
  // A photo that a phone took on its side.
  await plain(300, 200).withMetadata({ orientation: 6 }).toFile(inFolder('gekanteld.jpg'));
  await plain(320, 180).gif().toFile(inFolder('beweegt.gif'));
  await plain(80, 80).png().toFile(inFolder('klein.png'));
  await plain(1000, 120).png().toFile(inFolder('lang.png'));
  await plain(8000, 7000).png().toFile(inFolder('groot.png'));
  await writeFile(inFolder('tekst.jpg'), 'geen foto');
  const svg = (size: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${size}/>`;
  await writeFile(inFolder('goed.svg'), svg('width="320" height="180"'));
  await writeFile(inFolder('eindeloos.svg'), svg('width="30000" height="30000"'));
  await plain(600, 600).jpeg().toFile(inFolder('half.jpg'));
  await truncate(inFolder('half.jpg'), 700);
  await writeFile(inFolder('zwaar.jpg'), '');
  await truncate(inFolder('zwaar.jpg'), 21 * 1024 * 1024);
  await plain(320, 180).png().toFile(join(root, 'elders.png'));
  await symlink(join(root, 'elders.png'), inFolder('verwijzing.png'));
  await symlink(root, join(folder, 'map'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

const clubWith = (image: unknown) => ({
  club: { url: 'krul', title: 'De Krul', city: 'Brugge', color: '#5b4a9c', image },
});

async function read(file: string) {
  const { pictures, faults } = await readPictures(folder, readRight(clubWith({ file, alt: 'Een foto' })));
  return { read: pictures.get(file), faults };
}

describe('readPictures', () => {
  it.each([
    ['pictures/goed.jpg', 'image/jpeg'],
    ['pictures/goed.png', 'image/png'],
    ['pictures/goed.webp', 'image/webp'],
    ['pictures/goed.avif', 'image/avif'],
    ['pictures/goed.svg', 'image/svg+xml'],
  ])('reads %s with its size', async (file, mediaType) => {
    expect(await read(file)).toMatchObject({ read: { mediaType, width: 320, height: 180 }, faults: [] });
  });

  it('measures a photo as it is seen, upright', async () =>
    expect(await read('pictures/gekanteld.jpg')).toMatchObject({ read: { width: 200, height: 300 } }));

  it.each([
    ['pictures/geen.jpg', 'there is no file'],
    ['pictures', 'is no file'],
    ['pictures/tekst.jpg', 'must be a JPEG, PNG, WebP, AVIF or SVG'],
    ['pictures/eindeloos.svg', 'has more than 50 million pixels'],
    ['pictures/beweegt.gif', 'must be a JPEG, PNG, WebP, AVIF or SVG'],
    ['pictures/half.jpg', 'is damaged'],
    ['pictures/klein.png', 'is 80 by 80 pixels'],
    ['pictures/lang.png', 'is 1000 by 120 pixels'],
    ['pictures/groot.png', 'has more than 50 million pixels'],
    ['pictures/zwaar.jpg', 'is larger than 20 MB'],
  ])('refuses %s: %s', async (file, message) => {
    expect(await read(file)).toMatchObject({
      read: undefined,
      faults: [{ path: 'club.image.file', message: expect.stringContaining(message) }],
    });
  });

  it.each([
    '../elders.png',
    'pictures/../../elders.png',
    './pictures/goed.png',
    '/etc/hostname',
    'pictures//goed.png',
    'C:/elders.png',
    '..\\elders.png',
    'pictures/',
  ])('refuses the path %s, which may leave the folder', async (file) => {
    const { faults } = await read(file);
    expect(faults).toMatchObject([
      {
        path: 'club.image.file',
        message: 'must be a path beside the club file, such as "pictures/hall.jpg"',
      },
    ]);
  });

  it.each(['pictures/verwijzing.png', 'map/elders.png'])('refuses the symbolic link of %s', async (file) => {
    const { faults } = await read(file);
    expect(faults).toMatchObject([
      { path: 'club.image.file', message: 'may not be a symbolic link, nor lie behind one' },
    ]);
  });
});

describe('a picture in a club file', () => {
  it.each([{ file: 'pictures/goed.jpg' }, { file: 'pictures/goed.jpg', alt: '  ' }, 'pictures/goed.jpg'])(
    'needs its words: %j',
    (image) => {
      expect(readFileOf(clubWith(image))).toMatchObject({
        ok: false,
        faults: [{ path: 'club.image', message: expect.stringContaining('"alt"') }],
      });
    },
  );
});
