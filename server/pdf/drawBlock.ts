import { encode } from 'uqr';
import type { PdfBlock, PdfTable } from './pdfContent.ts';
import { pdfStyle } from './pdfStyle.ts';

type Document = PDFKit.PDFDocument;
type Structure = PDFKit.PDFStructureElement;

/** Draws a block below the previous one, and tags it in the structure tree. */
export function drawBlock(document: Document, root: Structure, block: PdfBlock): void {
  const { margin } = pdfStyle;
  document.x = margin;
  if (block.kind === 'heading') drawText(document, root, { tag: 'H2', size: 12, text: block.text });
  if (block.kind === 'state') drawText(document, root, { tag: 'P', size: 12, text: block.text });
  if (block.kind === 'paragraph') drawParagraph(document, root, block);
  if (block.kind === 'facts') drawFacts(document, root, block.facts);
  if (block.kind === 'table') drawTable(document, root, block);
  if (block.kind === 'boxes') drawBoxes(document, root, block.labels);
  if (block.kind === 'code') drawCode(document, root, block);
}

interface Line {
  readonly tag: 'H2' | 'P';
  readonly size: number;
  readonly text: string;
}

function drawText(document: Document, root: Structure, { tag, size, text }: Line): void {
  // A heading stays with the first lines of what it is about.
  const { margin } = pdfStyle;
  if (tag === 'H2' && document.y + 8 * size > document.page.height - margin) document.addPage();
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
  { text, isQuiet }: Extract<PdfBlock, { kind: 'paragraph' }>,
): void {
  const { regular, quiet, ink } = pdfStyle;
  root.add(
    document.struct('P', {}, () => {
      document.font(regular).fontSize(isQuiet ? 9 : pdfStyle.text);
      document.fillColor(isQuiet ? quiet : ink).text(text, { lineGap: 2 });
    }),
  );
  document.moveDown(0.5);
}

function drawFacts(
  document: Document,
  root: Structure,
  facts: Extract<PdfBlock, { kind: 'facts' }>['facts'],
): void {
  document.font(pdfStyle.regular).fontSize(pdfStyle.text).fillColor(pdfStyle.ink);
  document.table({
    structParent: root,
    columnStyles: [150, '*'],
    defaultStyle: { border: 0, padding: { top: 3, right: 8, bottom: 3, left: 0 } },
    data: facts.map(([label, value]) => [
      { text: label, type: 'TH' as const, scope: 'Row' as const, textColor: pdfStyle.quiet },
      { text: value },
    ]),
  });
  document.moveDown(0.8);
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
  if (document.y + boxHeight > document.page.height - margin) document.addPage();
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

function drawCode(
  document: Document,
  root: Structure,
  { data, alt, caption }: Extract<PdfBlock, { kind: 'code' }>,
): void {
  const { code, margin } = pdfStyle;
  const captionHeight = caption === undefined ? 0 : 3 * pdfStyle.text;
  if (document.y + captionHeight + code > document.page.height - margin) document.addPage();
  if (caption !== undefined)
    drawParagraph(document, root, { kind: 'paragraph', text: caption, isQuiet: true });
  const top = document.y;
  const { data: cells, size } = encode(data, { ecc: 'M', border: 2 });
  const cell = code / size;
  root.add(
    document.struct('Figure', { alt, bbox: [margin, top, margin + code, top + code] }, () => {
      for (const [row, columns] of cells.entries())
        for (const [column, isDark] of columns.entries())
          if (isDark) document.rect(margin + column * cell, top + row * cell, cell, cell);
      document.fill('#000000');
    }),
  );
  document.y = top + code;
  document.moveDown(0.8);
}
