import { expect, it } from 'vitest';
import { guessCardColumns, readCards } from '#src/features/management/people/cards/readCards.ts';

it.each([
  [['Voornaam', 'Naam', 'Lidnummer', 'Geldig tot'], { fname: 0, lname: 1, number: 2, until: 3 }],
  [['Naam', 'Geboortedatum', 'Licentienr.', 'Vervaldatum'], { name: 0, birthdate: 1, until: 3 }],
  [['Lid', 'Kaartnummer'], { name: 0, number: 1 }],
])('guessCardColumns guesses %j', (row, columns) => {
  expect(guessCardColumns(row)).toEqual(columns);
});

it('readCards reads names, numbers and days, and leaves out empty cells and rows', () => {
  const rows = [
    ['Naam', 'Lidnummer', 'Geldig tot'],
    ['Peeters, Noor', ' DF-7 ', '31/8/2027'],
    ['', '', ''],
    ['Lars Peeters', '', ''],
  ];
  expect(readCards(rows, { name: 0, number: 1, until: 2 })).toEqual([
    { number: 2, row: { fname: 'Noor', lname: 'Peeters', number: 'DF-7', until: '2027-08-31' } },
    { number: 4, row: { fname: 'Lars', lname: 'Peeters' } },
  ]);
});
