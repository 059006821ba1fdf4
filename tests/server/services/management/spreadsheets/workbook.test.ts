import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Cell } from '#server/services/management/spreadsheets/cell.ts';
import { workbook } from '#server/services/management/spreadsheets/workbook.ts';

async function sheetOf(...chunks: readonly (readonly (readonly Cell[])[])[]): Promise<string[]> {
  async function* inChunks() {
    yield* chunks;
  }
  const parts: Buffer[] = [];
  for await (const part of workbook(inChunks())) parts.push(part);
  const files = unzipSync(Buffer.concat(parts));
  for (const xml of Object.values(files)) expect(strFromU8(xml)).toMatch(/^<\?xml .+\?>\n<\w/);
  const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  return [...sheet.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) => row);
}

const text = (place: string, value: string, style = 1) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;

it('writes text as text, whatever a spreadsheet would make of it', async () => {
  const typed = ['007', '12-03', '1E5', '+32 470123456', '=1+1', '1/2', ''];
  const [heading, row] = await sheetOf([['Naam']], [typed]);
  expect(heading).toBe(text('A1', 'Naam', 2));
  expect(row).toBe(typed.map((one, at) => (one === '' ? '' : text(`${'ABCDEF'[at]}2`, one))).join(''));
});

it('escapes what XML and Excel read in another way', async () => {
  const [, typed = ''] = await sheetOf(
    [[]],
    [['<b> & "c"', 'a\u0000\u0008b', '_x0041_', 'half \ud83d', 'x'.repeat(40_000)]],
  );
  expect(typed).toContain(
    text('A2', '&lt;b&gt; &amp; "c"') +
      text('B2', 'ab') +
      text('C2', '_x005F_x0041_') +
      text('D2', 'half \ufffd'),
  );
  expect(/x{1000,}/.exec(typed)?.[0]).toHaveLength(32_767);
});

it('writes a number, an amount, a day and a moment in Brussels as numbers, on both sides of the clock change', async () => {
  const moments = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'].map((at) => Date.parse(at) / 1000);
  const [, row] = await sheetOf(
    [[]],
    [
      [
        { is: 'number', number: -1.5 },
        { is: 'amount', cents: 1250 },
        { is: 'day', day: '2026-11-20' },
        { is: 'day', day: '1899-12-31' },
        ...moments.map((at) => ({ is: 'moment', at }) as const),
      ],
    ],
  );
  const value = (place: string, style: number, number: number) =>
    `<c r="${place}" s="${style}"><v>${number}</v></c>`;
  const halfPastTwo = 46_320 + 2.5 / 24;
  expect(row).toBe(
    [
      ...[value('A2', 0, -1.5), value('B2', 3, 12.5), value('C2', 4, 46_346), text('D2', '31/12/1899')],
      ...[value('E2', 5, halfPastTwo), value('F2', 5, halfPastTwo)],
    ].join(''),
  );
});

it('names the columns behind Z by two letters', async () => {
  const [row = ''] = await sheetOf([Array.from({ length: 28 }, () => 'x')]);
  expect([...row.matchAll(/r="([A-Z]+)1"/g)].map(([, name]) => name).slice(25)).toEqual(['Z', 'AA', 'AB']);
});
