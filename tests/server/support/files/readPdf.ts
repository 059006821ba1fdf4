import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of the pages of a PDF, and whether it is tagged. */
export async function readPdf(bytes: Buffer): Promise<{ readonly text: string; readonly isTagged: boolean }> {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  let text = '';
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    text += items.map((item) => ('str' in item ? item.str : '')).join('');
  }
  return { text, isTagged: (await document.getMarkInfo())?.Marked === true };
}
