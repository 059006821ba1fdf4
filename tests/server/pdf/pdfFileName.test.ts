import { expect, it } from 'vitest';
import { pdfFileName } from '#server/pdf/pdfFileName.ts';

it.each([
  ['Fiscaal attest 2025', 'Lars Peeters', 'Fiscaal attest 2025 – Lars Peeters.pdf'],
  ['Ticket Generale repetitie', "Zoë D'Haese", "Ticket Generale repetitie – Zoë D'Haese.pdf"],
  ['Ticket Wie/wat: "nu"?', 'A\\B <C>|*', 'Ticket Wie wat nu – A B C.pdf'],
  ['Ticket \u202Efdp', 'Noor\n', 'Ticket fdp – Noor.pdf'],
  ['Attest', '...', 'Attest.pdf'],
])('pdfFileName of %j and %j is %j', (what, whose, expected) => {
  expect(pdfFileName(what, whose)).toBe(expected);
});

it('pdfFileName keeps a long name short enough for every file system', () => {
  const name = pdfFileName('Attest', '👩🏽‍🎤'.repeat(100));
  expect(Buffer.byteLength(name)).toBeLessThan(256);
});
