import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvText, readCsvText } from '#rules/csvText.ts';
import { runs } from '#tests/setup/runs.ts';

describe('csvText', () => {
  it('writes a formula for at most 255 characters, which is all that Excel takes, and else an apostrophe', () => {
    const digits = (count: number) => '0'.repeat(count);
    expect(csvText(digits(255))).toBe(`="${digits(255)}"`);
    expect(csvText(digits(256))).toBe(`'${digits(256)}`);
  });
});

describe('readCsvText', () => {
  it('reads back every text that csvText wrote', () => {
    const awkward = fc.constantFrom('=1+1', '007', '="x"', '-5\n=1', '@opa', '5 mei', '-', '€ 5');
    // A spreadsheet itself drops an apostrophe in front.
    const text = fc.oneof(awkward, fc.string()).filter((one) => !one.startsWith("'"));
    fc.assert(
      fc.property(text, (one) => {
        expect(readCsvText(csvText(one))).toBe(one);
      }),
      runs(300),
    );
  });

  it("leaves an apostrophe in front of what a spreadsheet doesn't alter", () => {
    expect(readCsvText("'t Zandhof")).toBe("'t Zandhof");
  });
});
