import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestFile } from '../../support/files/multipart.ts';
import {
  bitmap,
  heicPhoto,
  officeFile,
  pdfFile,
  phonePhoto,
  picture,
  realPdf,
} from '../../support/files/sampleFiles.ts';
import { openUploadDesk, refusal, type UploadDesk } from '../../support/files/uploadDesk.ts';

describe('save_question_files', () => {
  let desk: UploadDesk;
  beforeAll(async () => {
    desk = await openUploadDesk();
  });
  afterAll(() => desk.close());
  beforeEach(() => desk.reset());

  describe('what a file is', () => {
    const typeSentence =
      'Dit soort bestand aanvaarden we niet. Kies een foto, pdf, docx, xlsx of geluidsbestand.';
    const html = '<!doctype html><script>alert(1)</script>';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const docm = officeFile('docx', {
      mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml',
    });
    const mainOfDocx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
    const unreadable = 'We kunnen dit bestand niet lezen. Misschien is het beschadigd: kies een ander.';
    const macros = 'Bestanden met macro’s aanvaarden we niet. Bewaar het zonder macro’s of als pdf.';

    it.each<[string, TestFile, string]>([
      ['row 31: a pdf that is HTML', { ...pdfFile(), content: html }, typeSentence],
      ['row 31: a png that is SVG', { name: 'x.png', type: 'image/png', content: svg }, typeSentence],
      ['row 31: an SVG', { name: 'x.svg', type: 'image/svg+xml', content: svg }, typeSentence],
      ['row 31: a docm as docx', docm, typeSentence],
      ['row 31: nothing', { ...pdfFile(), content: '' }, 'Dit is een leeg bestand'],
      ['row 31: a pdf as png', { ...pdfFile(), name: 'x.png', type: 'image/png' }, typeSentence],
      ['row 31: a pdf as HTML', { ...pdfFile(), name: 'x.html' }, typeSentence],
      ['a pdf that ends halfway', { ...pdfFile(), content: '%PDF-1.4\n1 0 obj' }, unreadable],
      ['a text as HEIC', { ...heicPhoto(), content: 'Hallo allemaal' }, typeSentence],
      [
        'a text behind the first bytes of a HEIC',
        {
          ...heicPhoto(),
          content: Buffer.concat([Buffer.from(heicPhoto().content).subarray(0, 28), Buffer.alloc(900, 'x')]),
        },
        unreadable,
      ],
      ['a text as bitmap', { ...bitmap(), content: `BM${'x'.repeat(200)}` }, unreadable],
      ['half a bitmap', { ...bitmap(), content: Buffer.from(bitmap().content).subarray(0, 60) }, unreadable],
      ...(
        [
          ['without a width', (header: Buffer) => header.writeInt32LE(0, 18)],
          ['without a height', (header: Buffer) => header.writeInt32LE(0, 22)],
          ['with pixels of three bits', (header: Buffer) => header.writeUInt16LE(3, 28)],
          ['with pixels inside its headers', (header: Buffer) => header.writeUInt32LE(53, 10)],
        ] as const
      ).map(([what, damage]): [string, TestFile, string] => {
        const content = Buffer.from(bitmap().content);
        damage(content);
        return [`a bitmap ${what}`, { ...bitmap(), content }, unreadable];
      }),
      ['a document that names another main part', officeFile('docx', { mainType: 'x' }), typeSentence],
      [
        'a document that names a program among its parts',
        officeFile('docx', {
          mainType: `${mainOfDocx}"/><x ContentType="application/vnd.ms-office.vbaProject`,
        }),
        macros,
      ],
      ['a zip', { ...officeFile('docx'), name: 'x.zip', type: 'application/zip' }, typeSentence],
      ['a sheet as document', { ...officeFile('xlsx'), name: 'x.docx' }, typeSentence],
      [
        'a document with a password',
        officeFile('docx', { more: [{ name: 'a.xml', content: 'x', isEncrypted: true }] }),
        unreadable,
      ],
      [
        'a document with a folder that needs a password',
        officeFile('docx', { more: [{ name: 'a/', content: '', isEncrypted: true }] }),
        unreadable,
      ],
      [
        'a program in a document',
        officeFile('docx', { more: [{ name: 'word/vbaProject.bin', content: 'x' }] }),
        macros,
      ],
      [
        'a list of its parts of 2 MB',
        officeFile('docx', { mainType: 'x'.repeat(2_000_000) }),
        'Uitgepakt is dit bestand te groot. Bewaar het als pdf.',
      ],
      [
        'a bomb of 51 MB',
        officeFile('docx', { more: [{ name: 'a.xml', content: Buffer.alloc(51 * 1024 * 1024) }] }),
        'Uitgepakt is dit bestand te groot. Bewaar het als pdf.',
      ],
      [
        'a bomb that says it is small',
        officeFile('docx', {
          more: [{ name: 'a.xml', content: Buffer.alloc(51 * 1024 * 1024), claimedSize: 10 }],
        }),
        unreadable,
      ],
      [
        'a document of 1,001 parts',
        officeFile('docx', {
          more: Array.from({ length: 998 }, (_, at) => ({ name: `a${at}.xml`, content: '' })),
        }),
        'Uitgepakt is dit bestand te groot. Bewaar het als pdf.',
      ],
    ])('%s is refused', async (_what, file, sentence) => {
      expect(await desk.post(file)).toMatchObject(refusal(422, sentence));
      expect(await desk.rows()).toEqual([]);
      expect(desk.files.all()).toEqual([]);
    });

    const locked =
      'Deze PDF is beveiligd met een wachtwoord. Bewaar de PDF zonder wachtwoord, of voeg er een foto van toe.';

    it.each(['1.3', '1.4', '1.6', '1.7ext3'] as const)(
      'refuses a PDF %s that asks for a password, and accepts one that forbids only to change it',
      async (pdfVersion) => {
        const withPassword = await realPdf({ pdfVersion, userPassword: 'geheim' });
        expect(await desk.post(withPassword)).toMatchObject(refusal(422, locked));
        expect(await desk.rows()).toEqual([]);
        expect((await desk.post(await realPdf({ pdfVersion, ownerPassword: 'geheim' }))).status).toBe(200);
      },
    );

    it('accepts a PDF that only names encryption', async () => {
      expect((await desk.post(pdfFile('/Encrypt 3 0 R'))).status).toBe(200);
    });

    it('refuses a document of Office with a password, with the reason', async () => {
      const compound = Buffer.concat([
        Buffer.from('d0cf11e0a1b11ae1', 'hex'),
        Buffer.alloc(1016),
        Buffer.from('EncryptedPackage', 'utf16le'),
        Buffer.alloc(512),
      ]);
      expect(await desk.post({ ...officeFile('docx'), content: compound })).toMatchObject(
        refusal(422, 'Dit bestand is beveiligd met een wachtwoord. Bewaar het zonder wachtwoord.'),
      );
    });

    it('accepts a document with an empty folder', async () => {
      const withFolder = officeFile('docx', { more: [{ name: 'word/media/', content: '' }] });
      expect((await desk.post(withFolder)).status).toBe(200);
    });

    it('accepts a document with 1,000 parts', async () => {
      const more = Array.from({ length: 997 }, (_, at) => ({ name: `a${at}.xml`, content: '' }));
      expect((await desk.post(officeFile('docx', { more }))).status).toBe(200);
    });

    it('row 31: a picture that is also a script is stored as a picture only', async () => {
      const gif = await picture('gif');
      const script = '/*GIF*/=1;alert(document.cookie)//';
      const content = Buffer.concat([Buffer.from(gif.content), Buffer.from(script)]);
      const { body } = await desk.post({ ...gif, content });
      expect((await desk.kept(body.file))?.includes('alert')).toBe(false);
    });

    it('refuses a scan of two pages, of which only the first would be kept', async () => {
      const page = Buffer.from((await picture('png')).content);
      const content = await sharp([page, page], { join: { animated: true } })
        .tiff()
        .toBuffer();
      const scan = { name: 'scan.tiff', type: 'image/tiff', content };
      expect(await desk.post(scan)).toMatchObject(
        refusal(422, 'Deze afbeelding heeft meerdere pagina’s. Bewaar ze als pdf.'),
      );
    });

    it('refuses a damaged photo', async () => {
      const { name, type, content } = await phonePhoto({ width: 900, height: 900 });
      const half = { name, type, content: Buffer.from(content).subarray(0, 900) };
      expect(await desk.post(half)).toMatchObject(refusal(422, unreadable));
    });

    it('refuses more than 50 megapixels before it allocates memory for them', async () => {
      const content = await sharp({
        create: { width: 10_000, height: 5_001, channels: 3, background: '#fff' },
      })
        .png()
        .toBuffer();
      expect(await desk.post({ name: 'x.png', type: 'image/png', content })).toMatchObject(
        refusal(422, 'Deze foto is te groot om te verwerken. Kies een kleinere versie.'),
      );
    });

    it('row 9: a name that changes the text direction is shown without that character', async () => {
      await desk.post({ ...pdfFile(), name: 'attest\u202efdp.pdf' });
      expect(await desk.rows()).toMatchObject([{ name: 'attestfdp.pdf' }]);
    });

    it.each([
      ['row 28: a;b.pdf', 'a;b.pdf'],
      ['row 29: ../../etc/passwd.pdf', 'passwd.pdf'],
      ['row 29: ..\\..\\win.pdf', 'win.pdf'],
      ['row 29: CON.pdf', 'bestand.pdf'],
      ['row 29: .pdf', 'bestand.pdf'],
      ['row 29: a\0b.pdf', 'ab.pdf'],
    ])('%s is a name that does not affect the path', async (title, shown) => {
      const name = title.replace(/^row \d+: /, '');
      const { body } = await desk.post({ ...pdfFile(), name });
      expect(body.file).toMatch(/^answers\/[0-9a-f]{40}\.pdf$/);
      expect(await desk.rows()).toMatchObject([{ name: shown }]);
    });
  });
});
