import sharp from 'sharp';
import type { TestFile } from './multipart.ts';
import { type ZipEntry, zip } from './zip.ts';

const office = 'application/vnd.openxmlformats-officedocument';

const mainParts = {
  docx: { path: 'word/document.xml', type: `${office}.wordprocessingml.document` },
  xlsx: { path: 'xl/workbook.xml', type: `${office}.spreadsheetml.sheet` },
};

/** A document of a word processor or a spreadsheet program, with optional extra contents. */
export function officeFile(
  kind: keyof typeof mainParts,
  { more = [], mainType }: { more?: readonly ZipEntry[]; mainType?: string } = {},
): TestFile {
  const { path, type } = mainParts[kind];
  const types = `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/${path}" ContentType="${mainType ?? `${type}.main+xml`}"/></Types>`;
  return {
    name: `brief.${kind}`,
    type,
    content: zip([
      { name: '[Content_Types].xml', content: types },
      { name: '_rels/.rels', content: '<Relationships/>' },
      { name: path, content: '<document/>' },
      ...more,
    ]),
  };
}

export function pdfFile(text = 'attest'): TestFile {
  return {
    name: 'attest.pdf',
    type: 'application/pdf',
    content: `%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\n% ${text}\ntrailer <</Root 1 0 R>>\n%%EOF\n`,
  };
}

/** A photo as a phone makes it: rotated, and with the GPS position in its metadata. */
export async function phonePhoto(size = { width: 60, height: 40 }): Promise<TestFile> {
  const content = await sharp({ create: { ...size, channels: 3, background: '#b4462f' } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Telefoonmaker' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return { name: 'IMG_0001.JPG', type: 'image/jpeg', content };
}

export async function picture(format: 'png' | 'webp' | 'gif' | 'avif' | 'tiff' | 'jpeg'): Promise<TestFile> {
  const content = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#2f6fb4' } })
    .toFormat(format)
    .toBuffer();
  return { name: `foto.${format}`, type: `image/${format}`, content };
}

/** A file with only the first bytes of a HEIC photo, because the server checks nothing else. */
export function heicPhoto(): TestFile {
  const box = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic\0\0\0\0mif1heic')]);
  return { name: 'IMG_0002.HEIC', type: 'image/heic', content: Buffer.concat([box, Buffer.alloc(64, 7)]) };
}

export function soundFile(): TestFile {
  // MPEG 1, layer III, 128 kbit/s at 44.1 kHz: 417 bytes a frame.
  const frame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0x00]), Buffer.alloc(413)]);
  return { name: 'lied.mp3', type: 'audio/mpeg', content: Buffer.concat([frame, frame, frame]) };
}

/** A JPEG of exactly this many bytes: data after its end marker isn't part of the picture. */
export async function photoOf(bytes: number): Promise<TestFile> {
  const { content } = await picture('jpeg');
  const photo = Buffer.from(content);
  return {
    name: 'groot.jpg',
    type: 'image/jpeg',
    content: Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]),
  };
}
