import { encode } from 'uqr';
import type { PdfBlock, PdfCode, PdfTable } from './pdfContent.ts';
import { pdfStyle } from './pdfStyle.ts';

type Document = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

/** Draws a block below the previous one, and tags it in the structure tree. */
export function drawBlock(document: Document, root: Structure, block: PdfBlock): void {
  const { margin } = pdfStyle;
  document.x = margin;
  if (block.kind === 'heading') drawHeading(document, root, block);
  if (block.kind === 'state') drawText(document, root, { tag: 'P', size: 12, text: block.text });
  if (block.kind === 'paragraph') drawParagraph(document, root, block);
  if (block.kind === 'facts') drawFacts(document, root, block);
  if (block.kind === 'table') drawTable(document, root, block);
  if (block.kind === 'boxes') drawBoxes(document, root, block.labels);
  if (block.kind === 'code') drawCode(document, root, block);
}

/** A heading stays with the first lines of what it is about, and with a code beside them. */
function drawHeading(
  document: Document,
  root: Structure,
  { text, isAboveCode }: Extract<PdfBlock, { kind: 'heading' }>,
): void {
  const size = 12;
  makeRoom(document, isAboveCode ? pdfStyle.code + 3 * size : 8 * size);
  drawText(document, root, { tag: 'H2', size, text });
}

interface Line {
  readonly tag: 'H2' | 'P';
  readonly size: number;
  readonly text: string;
}

function drawText(document: Document, root: Structure, { tag, size, text }: Line): void {
  document.moveDown(0.8);
  root.add(
    document.struct(tag, {}, () => {
      document.font(pdfStyle.bold).fontSize(size).fillColor(pdfStyle.ink).text(text);
    }),
  );
  document.moveDown(0.4);
}

function drawParagraph(
  document: Document,
  root: Structure,
  {
    text,
    isQuiet,
    width,
  }: Omit<Extract<PdfBlock, { kind: 'paragraph' }>, 'kind'> & { readonly width?: number },
): void {
  const { regular, quiet, ink } = pdfStyle;
  root.add(
    document.struct('P', {}, () => {
      document.font(regular).fontSize(isQuiet ? 9 : pdfStyle.text);
      document
        .fillColor(isQuiet ? quiet : ink)
        .text(text, { lineGap: 2, ...(width !== undefined && { width }) });
    }),
  );
  document.moveDown(0.5);
}

function drawFacts(
  document: Document,
  root: Structure,
  { facts, code }: Extract<PdfBlock, { kind: 'facts' }>,
): void {
  if (code) makeRoom(document, pdfStyle.code);
  const top = document.y;
  document.font(pdfStyle.regular).fontSize(pdfStyle.text).fillColor(pdfStyle.ink);
  document.table({
    structParent: root,
    columnStyles: [150, code ? 170 : '*'],
    defaultStyle: { border: 0, padding: { top: 3, right: 8, bottom: 3, left: 0 } },
    data: facts.map(([label, value]) => [
      { text: label, type: 'TH' as const, scope: 'Row' as const, textColor: pdfStyle.quiet },
      { text: value },
    ]),
  });
  document.moveDown(0.8);
  if (code) drawCodeBeside(document, root, { ...code, top });
}

/** Draws a code at the right of what was just drawn, from the height where that began. */
function drawCodeBeside(
  document: Document,
  root: Structure,
  { top, caption, ...code }: PdfCode & { readonly top: number },
): void {
  const left = document.page.width - pdfStyle.margin - pdfStyle.code;
  document.x = pdfStyle.margin;
  if (caption !== undefined) drawParagraph(document, root, { text: caption, isQuiet: true, width: 300 });
  const bottom = document.y;
  drawCells(document, root, { ...code, left, top });
  document.x = pdfStyle.margin;
  document.y = Math.max(bottom, top + pdfStyle.code);
}

function drawTable(document: Document, root: Structure, table: PdfTable): void {
  const { columns, rows, totals = [] } = table;
  const { regular, bold, ink, line, ground } = pdfStyle;
  const span = columns.length - 1;
  document.font(regular).fontSize(9).fillColor(ink);
  document.table({
    structParent: root,
    columnStyles: columns.map(({ width }) => width ?? '*'),
    defaultStyle: { border: [0, 0, 0.5, 0], borderColor: line, padding: 6 },
    data: [
      columns.map(({ title, align }) => ({
        text: title,
        type: 'TH' as const,
        scope: 'Column' as const,
        align: { x: align, y: 'center' as const },
        backgroundColor: ground,
        font: { src: bold },
      })),
      ...rows.map((row) =>
        row.map((text, at) => ({ text, align: { x: columns[at]?.align ?? 'left', y: 'center' as const } })),
      ),
      ...totals.map(([label, amount]) => [
        { text: label, type: 'TH' as const, scope: 'Row' as const, colSpan: span, font: { src: bold } },
        { text: amount, align: { x: 'right' as const, y: 'center' as const }, font: { src: bold } },
      ]),
    ],
  });
  document.moveDown(0.8);
}

/** The boxes are artifacts: a screen reader reads only what they are for. */
function drawBoxes(document: Document, root: Structure, labels: readonly string[]): void {
  const { margin, regular, quiet, line, boxHeight } = pdfStyle;
  makeRoom(document, boxHeight);
  const top = document.y;
  const gap = 16;
  const width = (document.page.width - 2 * margin - gap * (labels.length - 1)) / labels.length;
  for (const [at, label] of labels.entries()) {
    const left = margin + at * (width + gap);
    document.markContent('Artifact');
    document.rect(left, top, width, boxHeight).lineWidth(0.5).stroke(line);
    document.endMarkedContent();
    root.add(
      document.struct('P', {}, () => {
        document.font(regular).fontSize(9).fillColor(quiet);
        document.text(label, left + 8, top + 6, { width: width - 16 });
      }),
    );
  }
  document.x = margin;
  document.y = top + boxHeight;
  document.moveDown(0.8);
}

function drawCode(document: Document, root: Structure, { caption, ...code }: PdfCode): void {
  const { margin } = pdfStyle;
  makeRoom(document, pdfStyle.code + (caption === undefined ? 0 : 3 * pdfStyle.text));
  if (caption !== undefined) drawParagraph(document, root, { text: caption, isQuiet: true });
  const top = document.y;
  drawCells(document, root, { ...code, left: margin, top });
  document.y = top + pdfStyle.code;
  document.moveDown(0.8);
}

interface PlacedCode extends Omit<PdfCode, 'caption'> {
  readonly left: number;
  readonly top: number;
}

function drawCells(document: Document, root: Structure, { data, alt, left, top }: PlacedCode): void {
  const { code } = pdfStyle;
  const { data: cells, size } = encode(data, { ecc: 'M', border: 2 });
  const cell = code / size;
  root.add(
    document.struct('Figure', { alt, bbox: [left, top, left + code, top + code] }, () => {
      for (const [row, columns] of cells.entries())
        for (const [column, isDark] of columns.entries())
          if (isDark) document.rect(left + column * cell, top + row * cell, cell, cell);
      document.fill('#000000');
    }),
  );
}

/** Begins a new page where fewer points are left on this one. */
function makeRoom(document: Document, height: number): void {
  if (document.y + height > document.page.height - pdfStyle.margin) document.addPage();
}
