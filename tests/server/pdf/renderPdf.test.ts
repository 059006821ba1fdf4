import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import type { PdfContent } from '#server/pdf/pdfContent.ts';
import { renderPdf, renderPdfOf } from '#server/pdf/renderPdf.ts';

const now = new Date('2026-11-21T10:00:00Z');

const content: PdfContent = {
  title: 'Kostennota KN-2026-000123',
  sender: { name: 'Dansstudio Arabesk', lines: ['Kerkstraat 1', '9000 Gent'], color: '#b4462f' },
  footer: 'Dansstudio Arabesk · info@example.org',
  blocks: [
    { kind: 'facts', facts: [['Voor', 'Łukasz Özdemir-İnci']] },
    { kind: 'heading', text: 'Wat je bestelde' },
    {
      kind: 'table',
      columns: [
        { title: 'Omschrijving', align: 'left' },
        { title: 'Bedrag', align: 'right', width: 80 },
      ],
      rows: Array.from({ length: 60 }, (_, index) => [`Ballet ${index}`, '€ 185,00']),
      totals: [['Totaal', '€ 11 100,00']],
    },
    { kind: 'code', data: 'ticket-1', alt: 'QR-code van het ticket' },
  ],
};

async function open(bytes: Buffer) {
  return getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ('str' in item ? item.str : '')).join(' ');
}

interface Structure {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Structure[];
}

function rolesOf({ role, children = [] }: Structure): string[] {
  return [...(role === undefined ? [] : [role]), ...children.flatMap(rolesOf)];
}

test('renderPdf sets the title and the language, and tags the content', async () => {
  const document = await open(await renderPdf(content, { now }));
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: content.title, Language: 'nl-BE', PDFFormatVersion: '1.7' });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const first = await (await document.getPage(1)).getStructTree();
  const last = await (await document.getPage(document.numPages)).getStructTree();
  // The types of pdf.js mix nodes and contents in one tree.
  const roles = rolesOf(first as Structure);
  expect(roles).toEqual(expect.arrayContaining(['Document', 'H1', 'P', 'H2', 'Table', 'TR', 'TH', 'TD']));
  expect(JSON.stringify(last)).toContain('QR-code van het ticket');
});

test('renderPdf continues over several pages, writes all letters, and numbers the pages outside the structure', async () => {
  const document = await open(await renderPdf(content, { now }));
  const texts = [];
  for (let page = 1; page <= document.numPages; page += 1)
    texts.push(await textOf(await document.getPage(page)));
  expect(document.numPages).toBeGreaterThan(1);
  expect(texts[0]).toContain('Łukasz Özdemir-İnci');
  for (let row = 0; row < 60; row += 1)
    expect(texts.filter((text) => text.includes(`Ballet ${row} `))).toHaveLength(1);
  expect(texts.map((text, index) => text.includes(`${index + 1} / ${texts.length}`))).not.toContain(false);
  expect(texts.at(-1)).toContain('€ 11 100,00');
});

test('renderPdf writes what somebody typed as text, and never as a part of the document', async () => {
  const typed =
    ') Tj ET endstream endobj 9 0 obj << /S /JavaScript /JS (app.alert(1)) >> (\\ % <</OpenAction';
  const hostile = {
    ...content,
    blocks: [{ kind: 'facts', facts: [['Voor', typed]] }],
  } satisfies PdfContent;
  const document = await open(await renderPdf(hostile, { now }));
  expect(document.numPages).toBe(1);
  const shown = (await textOf(await document.getPage(1))).replaceAll(/\s+/g, '');
  expect(shown).toContain(typed.replaceAll(/\s+/g, ''));
  expect(await document.getJSActions()).toBeNull();
  expect(await document.getOpenAction()).toBeNull();
  expect(await (await document.getPage(1)).getAnnotations()).toEqual([]);
});

test('renderPdfOf begins each document on its own page, with its own footer', async () => {
  const ticket = (name: string): PdfContent => ({
    ...content,
    title: 'Lentevoorstelling',
    footer: `Ticket van ${name}`,
    blocks: [{ kind: 'facts', facts: [['Voor', name]] }],
  });
  const document = await open(await renderPdfOf([ticket('An'), ticket('Noor')], { now }));
  expect(document.numPages).toBe(2);
  const pages = [await textOf(await document.getPage(1)), await textOf(await document.getPage(2))];
  expect(pages[0]).toMatch(/Lentevoorstelling.*An.*Ticket van An.*1 \/ 2/s);
  expect(pages[1]).toMatch(/Lentevoorstelling.*Noor.*Ticket van Noor.*2 \/ 2/s);
  expect(pages[0]).not.toContain('Noor');
});

test('renderPdf writes a name in any script, or its Latin spelling, and no boxes', async () => {
  const names = ['محمد العلي', '李小龍', 'דוד כהן', 'Nguyễn Thị Hạnh', 'Łukasz Żółć', 'Ștefan', 'Đặng Þór'];
  const written = await renderPdf(
    {
      ...content,
      blocks: [
        { kind: 'paragraph', text: `Beste ${names.join(', ')}` },
        {
          kind: 'table',
          columns: [
            { title: 'Naam', align: 'left' },
            { title: 'Ouder', align: 'right' },
          ],
          rows: [...names, '김철수'].map((name) => [name, name]),
        },
      ],
    },
    { now },
  );
  const page = await (await open(written)).getPage(1);
  const text = (await page.getTextContent()).items.map((item) => ('str' in item ? item.str : '')).join('');
  for (const name of names) expect(text.split(name)).toHaveLength(4);
  expect(text).toContain('GimCheolSu');
  // A box is the glyph 0, which has no letter.
  expect(text).not.toMatch(/[\0\ufffd]/);
});

test('renderPdf puts a right-aligned name where a Latin one would end', async () => {
  const endsOf = async (name: string) => {
    const columns = [{ title: 'A', align: 'right' as const }];
    const block = { kind: 'table', columns, rows: [[name]] } as const;
    const page = await (await open(await renderPdf({ ...content, blocks: [block] }, { now }))).getPage(1);
    const { items } = await page.getTextContent();
    return items.flatMap((item) =>
      'str' in item && item.str !== '' && name.includes(item.str) ? [item.transform[4] + item.width] : [],
    );
  };
  expect(Math.max(...(await endsOf('Lin 李龍')))).toBeCloseTo(Math.max(...(await endsOf('Lin Chen'))), 0);
});

test('documents that are asked for at once leave a turn of the event loop between them', async () => {
  let turn = 0;
  const turns = setInterval(() => {
    turn += 1;
  }, 0);
  const drawnIn: number[] = [];
  const noted: PdfContent = {
    ...content,
    get title() {
      drawnIn.push(turn);
      return content.title;
    },
  };
  await Promise.all(Array.from({ length: 3 }, () => renderPdf(noted, { now })));
  clearInterval(turns);
  expect(new Set(drawnIn).size).toBeGreaterThanOrEqual(3);
});
