import { describe, expect, it } from 'vitest';
import { guessColumns, readMembers } from '#src/features/management/people/import/readMembers.ts';

describe('guessColumns', () => {
  it.each([
    [['Voornaam', 'Naam', 'E-mail', 'GSM'], { fname: 0, lname: 1, mail: 2, phone: 3 }],
    [['Naam', 'Geboortedatum'], { name: 0, birthdate: 1 }],
    [['Familienaam', 'Voornaam', 'Naam'], { lname: 0, fname: 1 }],
    [['Prénom', 'Nom de famille', 'Date de naissance'], { fname: 0, lname: 1, birthdate: 2 }],
    [['Naam', 'E-mail', 'Mail ouder', 'GSM mama'], { name: 0, mail: 1, parentMail: 2, parentPhone: 3 }],
    [['Naam kind', 'E-mailadres van de ouders', 'Telefoon vader'], { parentMail: 1, parentPhone: 2 }],
    [['Kolom 1', 'Kolom 2'], {}],
  ])('guesses %j', (row, columns) => {
    expect(guessColumns(row)).toEqual(columns);
  });
});

describe('readMembers', () => {
  const read = (cells: readonly string[], columns: Parameters<typeof readMembers>[1]) =>
    readMembers([['heading'], cells], columns)[0]?.row;

  it.each([
    ['Lies Van den Berghe', { fname: 'Lies', lname: 'Van den Berghe' }],
    ['Van den Berghe, Lies', { fname: 'Lies', lname: 'Van den Berghe' }],
    ['Lies', { fname: 'Lies', lname: '' }],
  ])('splits the name %s', (name, row) => {
    expect(read([name], { name: 0 })).toEqual(row);
  });

  it.each([
    ['6/5/2014', '2014-05-06'],
    ['06-05-2014', '2014-05-06'],
    ['2014-05-06T00:00:00', '2014-05-06'],
    ['mei 2014', 'mei 2014'],
  ])('reads the day %s as %s', (day, birthdate) => {
    expect(read([day], { birthdate: 0 })?.birthdate).toBe(birthdate);
  });

  it.each([
    ['0470 12 34 56', '+32 470123456'],
    ['+32 (0)470/12.34.56', '+32 470123456'],
    ['0032470123456', '+32 470123456'],
    ['470123456', '+32 470123456'],
    ['+31 612345678', '+31 612345678'],
  ])('reads the number %s as %s', (phone, given) => {
    expect(read([phone], { phone: 0 })?.phone).toBe(given);
  });

  it.each([
    [['Lotte', '', 'mama@example.org', '', '0470 12 34 56'], 'mama@example.org', '+32 470123456'],
    [
      ['Karel', 'karel@example.org', 'mama@example.org', '0470 11 22 33', ''],
      'karel@example.org',
      '+32 470112233',
    ],
  ])('reads the address and the number of a parent where somebody has none: %j', (cells, mail, phone) => {
    const columns = { fname: 0, mail: 1, parentMail: 2, phone: 3, parentPhone: 4 };
    expect(read(cells, columns)).toMatchObject({ mail, phone });
  });

  it('leaves out empty rows, and keeps the numbers of a spreadsheet', () => {
    const rows = [['Voornaam'], ['An'], ['', ''], ['Bo']];
    expect(readMembers(rows, { fname: 0 }).map(({ number }) => number)).toEqual([2, 4]);
  });
});
