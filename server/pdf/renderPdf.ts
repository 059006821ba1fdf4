import { createRequire } from 'node:module';
import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit from 'p-limit';
import { drawBlock } from './drawBlock.ts';
import { MixedDocument } from './letters/MixedDocument.ts';
import type { PdfContent } from './pdfContent.ts';
import { pdfStyle } from './pdfStyle.ts';

const { resolve } = createRequire(import.meta.url);
const fonts = {
  [pdfStyle.regular]: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  [pdfStyle.bold]: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
} as const;

/** Cast: the types know only the subsets of PDF/A. */
const accessible = { subset: 'PDF/UA' } as object;

export const pdfMediaType = 'application/pdf';

interface PdfOptions {
  readonly now: Date;
}

/**
 * Renders a document on A4 as PDF 1.7, tagged for screen readers (PDF/UA, ISO 14289-1). It has a title, a language,
 * headings, tables with header cells, and codes with a text alternative, in reading order.
 */
export function renderPdf(content: PdfContent, options: PdfOptions): Promise<Buffer> {
  return renderPdfOf([content], options);
}

/**
 * Drawing a document keeps the process busy for up to a second. One is drawn at a time, so that the answers of the database and the
 * other requests get their turn between two: many downloads at once would otherwise use up the patience of each.
 */
const drawing = pLimit(1);

/** Renders documents of one sender and one title as one PDF, each on a page of its own. */
export function renderPdfOf(
  contents: readonly [PdfContent, ...PdfContent[]],
  options: PdfOptions,
): Promise<Buffer> {
  return drawing(async () => {
    await nextTurn();
    return draw(contents, options);
  });
}

async function draw(contents: readonly [PdfContent, ...PdfContent[]], { now }: PdfOptions): Promise<Buffer> {
  const [{ title, sender }] = contents;
  const document = new MixedDocument({
    size: 'A4',
    margin: pdfStyle.margin,
    bufferPages: true,
    pdfVersion: '1.7',
    ...accessible,
    tagged: true,
    lang: 'nl-BE',
    displayTitle: true,
    font: fonts[pdfStyle.regular],
    info: { Title: title, Author: sender.name, Creator: 'Clubpoort', CreationDate: now, ModDate: now },
  });
  for (const [name, file] of Object.entries(fonts)) document.registerFont(name, file);
  await document.learn(JSON.stringify(contents));
  const bytes = collect(document);
  const root = document.struct('Document');
  document.addStructure(root);
  const footers: string[] = [];
  for (const [place, content] of spelled(document, contents).entries()) {
    if (place > 0) document.addPage();
    drawHead(document, root, content);
    for (const block of content.blocks) drawBlock(document, root, block);
    const { count } = document.bufferedPageRange();
    while (footers.length < count) footers.push(content.footer);
  }
  root.end();
  drawFooters(document, footers);
  document.end();
  return bytes;
}

/** The contents as the document can write them. */
function spelled(document: MixedDocument, contents: readonly PdfContent[]): readonly PdfContent[] {
  // Safe cast: only texts change.
  return JSON.parse(JSON.stringify(contents), (_key, value: unknown) =>
    typeof value === 'string' ? document.spelled(value) : value,
  ) as readonly PdfContent[];
}

function drawHead(document: PDFKit.PDFDocument, root: PDFKit.PDFStructureElement, content: PdfContent): void {
  const { sender, title } = content;
  const { margin, quiet, ink } = pdfStyle;
  document.markContent('Artifact');
  document.rect(0, 0, document.page.width, 8).fill(sender.color);
  document.endMarkedContent();
  root.add(
    document.struct('P', {}, () => {
      document.font(pdfStyle.bold).fontSize(13).fillColor(ink).text(sender.name, margin, margin);
      document.font(pdfStyle.regular).fontSize(9).fillColor(quiet).text(sender.lines.join('\n'));
    }),
  );
  document.moveDown(1);
  root.add(
    document.struct('H1', {}, () => {
      document.font(pdfStyle.bold).fontSize(20).fillColor(ink).text(title);
    }),
  );
  document.moveDown(0.6);
}

/** Draws the footer of each page, with page numbers, outside the structure tree: screen readers have their own. */
function drawFooters(document: PDFKit.PDFDocument, footers: readonly string[]): void {
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    // Without a bottom margin, because text below the margin would start a new page.
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    const { margin, regular, quiet } = pdfStyle;
    const width = document.page.width - 2 * margin;
    const top = document.page.height - margin + 12;
    document.font(regular).fontSize(8).fillColor(quiet);
    document.text(footers[page] ?? '', margin, top, { width: width - 60, lineBreak: false });
    document.text(`${page + 1} / ${count}`, margin, top, { width, align: 'right', lineBreak: false });
    document.endMarkedContent();
  }
}

function collect(document: PDFKit.PDFDocument): Promise<Buffer> {
  const { promise, resolve: done, reject } = Promise.withResolvers<Buffer>();
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', () => done(Buffer.concat(chunks)));
  document.on('error', reject);
  return promise;
}
