import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
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

/** A bitmap of two by two pixels. */
export function bitmap(): TestFile {
  const header = Buffer.alloc(54);
  header.write('BM');
  header.writeUInt32LE(70, 2);
  header.writeUInt32LE(54, 10);
  header.writeUInt32LE(40, 14);
  header.writeInt32LE(2, 18);
  header.writeInt32LE(2, 22);
  header.writeUInt16LE(1, 26);
  header.writeUInt16LE(24, 28);
  return { name: 'scan.bmp', type: 'image/bmp', content: Buffer.concat([header, Buffer.alloc(16, 200)]) };
}

/** A PDF as a program writes it, with a page. */
export async function realPdf(options: PDFKit.PDFDocumentOptions): Promise<TestFile> {
  const document = new PDFDocument(options);
  document.text('Attest');
  document.end();
  return { name: 'attest.pdf', type: 'application/pdf', content: await buffer(document) };
}

export async function picture(format: 'png' | 'webp' | 'gif' | 'avif' | 'tiff' | 'jpeg'): Promise<TestFile> {
  const content = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#2f6fb4' } })
    .toFormat(format)
    .toBuffer();
  return { name: `foto.${format}`, type: `image/${format}`, content };
}

/**
 * A HEIC photo of 64 by 48 pixels, with the GPS position in its metadata: `heif-enc -q 40` of a JPEG with the left half blue and the right
 * half red. No package encodes HEIC.
 */
const heic = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAeFtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAA' +
    'AA5waXRtAAAAAAACAAAAEGlkYXQAAAAAAEAAMAAAAExpbG9jAQAAAERAAAMAAQAAAAAAAAIFAAEAAAAAAAAALgACAAEAAAAAAAAA' +
    'AQAAAAAAAAAIAAMAAAAAAAACMwABAAAAAAAAARQAAABNaWluZgAAAAAAAwAAABVpbmZlAgAAAQABAABodmMxAAAAABVpbmZlAgAA' +
    'AAACAABncmlkAAAAABVpbmZlAgAAAQADAABFeGlmAAAAANVpcHJwAAAAs2lwY28AAABzaHZjQwEDcAAAAAAAAAAAAB7wAPz9+PgA' +
    'AA8DIAABABhAAQwB//8DcAAAAwCQAAADAAADAB66AkAhAAEAJ0IBAQNwAAADAJAAAAMAAAMAHqAggQWW6uSmubAgAAADACAAAAMA' +
    'ISIAAQAGRAHBc8CJAAAAFGlzcGUAAAAAAAAAQAAAAEAAAAAUaXNwZQAAAAAAAABAAAAAMAAAABBwaXhpAAAAAAMICAgAAAAaaXBt' +
    'YQAAAAAAAAACAAECgQIAAgIDhAAAAChpcmVmAAAAAAAAAA5kaW1nAAIAAQABAAAADmNkc2MAAwABAAIAAAFKbWRhdAAAACooAa9Y' +
    '5vTqv//RCuR8v0//gjEs/sA9JSuq7YW9e1SMzthegF65D2lFbcAAAAAASUkqAAgAAAAIAA8BAgAOAAAAfgAAABIBAwABAAAAAQAA' +
    'ABoBBQABAAAAbgAAABsBBQABAAAAdgAAACgBAwABAAAAAgAAABMCAwABAAAAAQAAAGmHBAABAAAAjAAAACWIBAABAAAA2gAAAAAA' +
    'AAA4YwAA6AMAADhjAADoAwAAVGVsZWZvb25tYWtlcgAGAACQBwAEAAAAMDIxMAGRBwAEAAAAAQIDAACgBwAEAAAAMDEwMAGgAwAB' +
    'AAAA//8AAAKgBAABAAAAQAAAAAOgBAABAAAAMAAAAAAAAAACAAEAAgACAAAATgAAAAIABQADAAAA+AAAAAAAAAAzAAAAAQAAAAMA' +
    'AAABAAAAAAAAAAEAAAA=',
  'base64',
);

export function heicPhoto(): TestFile {
  return { name: 'IMG_0002.HEIC', type: 'image/heic', content: heic };
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
