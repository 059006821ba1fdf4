import { describe, expect, it } from 'vitest';
import { UnreadableFile } from '#server/services/ledger/bank/reading/bankFile.ts';
import { readBankFile } from '#server/services/ledger/bank/reading/readBankFile.ts';
import { codaFile } from '#tests/server/support/files/codaFile.ts';

const read = (text: string) => readBankFile(Buffer.from(text));
const els = { payer: 'MAES ELS', iban: 'BE71096123456769' };
const paid = { bookedOn: '2026-11-30', amountCents: 21_000, payer: 'MAES ELS', payerIban: els.iban };

/** The reason why a file is refused, with its line. */
function refusalOf(text: string): unknown {
  try {
    return read(text);
  } catch (error) {
    return error instanceof UnreadableFile ? [error.reason, error.line] : error;
  }
}

describe('readBankFile, CODA', () => {
  it('reads the money that came in, with its structured communication, and leaves out what went out', () => {
    const file = codaFile([
      { cents: 21_000, ...els, structured: '000000001212' },
      { cents: -4_500, payer: 'DRUKKERIJ', free: 'factuur 12' },
    ]);
    expect(read(file)).toEqual({
      format: 'coda',
      statements: [{ account: 'BE68539007547034', movements: [{ ...paid, message: '000000001212' }] }],
    });
  });

  it('joins a message over the records 21, 22 and 23', () => {
    const free = `Lidgeld van Lars en Mila Peeters voor het jaar 2026-2027 ${'en dank '.repeat(10)}tot dan`;
    const [statement] = read(codaFile([{ cents: 100, ...els, free }])).statements;
    expect(statement?.movements[0]?.message).toBe(free);
  });

  it('reads the details of a sum in place of the sum', () => {
    const details = [
      { cents: 1_000, ...els, free: 'een' },
      { cents: 2_000, ...els, free: 'twee' },
    ];
    const file = codaFile([{ cents: 3_000, free: 'samen', details }]);
    expect(read(file).statements[0]?.movements.map(({ message }) => message)).toEqual(['een', 'twee']);
    // Details that don't add up stay what they are: an explanation.
    const other = codaFile([{ cents: 3_500, free: 'samen', details }]);
    expect(read(other).statements[0]?.movements.map(({ message }) => message)).toEqual(['samen']);
  });

  it('reads several statements of one file, also in the character set of Windows', () => {
    const file = codaFile([{ cents: 100, payer: 'CAFÉ' }]) + codaFile([{ cents: 200 }], { account: 'BE02' });
    const { statements } = readBankFile(Buffer.from(file, 'latin1'));
    expect(statements.map(({ account }) => account)).toEqual(['BE68539007547034', 'BE02']);
    expect(statements[0]?.movements[0]?.payer).toBe('CAFÉ');
  });

  const file = codaFile([{ cents: 21_000, ...els }, { cents: 500 }]);
  const lines = file.split('\r\n');

  it('reads a statement that does not close its account', () => {
    const [statement] = read(lines.toSpliced(8, 1).join('\n')).statements;
    expect(statement?.movements.map(({ amountCents }) => amountCents)).toEqual([21_000, 500]);
  });

  it.each([
    ['that was cut off', lines.slice(0, 6).join('\n'), ['incomplete', 6]],
    ['without one of its movements', lines.toSpliced(5, 3).join('\n'), ['incomplete', 7]],
    ['that begins again before its end', [...lines.slice(0, 9), file].join('\n'), ['incomplete', 10]],
    ['with a line after its end', `${file}${lines[1]}`, ['broken', 11]],
    ['without its account', lines.toSpliced(1, 1).join('\n'), ['broken', 1]],
    [
      'with another sum of what went out',
      lines.with(9, `${lines[9]?.slice(0, 22)}${'10'.padStart(15, '0')}${lines[9]?.slice(37)}`).join('\n'),
      ['incomplete', 10],
    ],
    ['with another balance', file.replace('000000001215000', '000000001214990'), ['incomplete', 9]],
    ['with a day that is none', codaFile([{ cents: 100, day: '310226' }]), ['broken', 3]],
    ['with an amount that is no number', file.replace('000000000210000', '00000000021000x'), ['broken', 3]],
    ['that is a text', 'Beste penningmeester,\nhierbij de uittreksels.', ['unknown', undefined]],
    ['that is another kind of file', 'PK\u0003\u0004\0\0', ['unknown', undefined]],
    ['that is empty', '', ['unknown', undefined]],
  ])('refuses a file %s', (_what, text, expected) => {
    expect(refusalOf(text)).toEqual(expected);
  });
});

const kbc =
  'Rekeningnummer;Rubrieknaam;Naam;Munt;Afschriftnummer;Datum;Omschrijving;Valuta;Bedrag;Saldo;credit;debet;rekeningnummer tegenpartij;BIC tegenpartij;Naam tegenpartij;Adres tegenpartij;gestructureerde mededeling;Vrije mededeling';
const bnp =
  'Volgnummer;Uitvoeringsdatum;Valutadatum;Bedrag;Valuta rekening;Rekeningnummer;Type verrichting;Tegenpartij;Naam van de tegenpartij;Mededeling;Details;Status;Reden van weigering';
const ing =
  'Rekeningnummer;Naam van de rekening;Rekening tegenpartij;Omzetnummer;Boekingsdatum;Valutadatum;Bedrag;Munteenheid;Omschrijving;Detail van de omzet;Bericht';
const belfius =
  'Rekening;Boekingsdatum;Afschriftnummer;Transactienummer;Rekening tegenpartij;Naam tegenpartij bevat;Straat en nummer;Postcode en plaats;Transactie;Valutadatum;Bedrag;Devies;BIC;Landcode;Mededelingen';

describe('readBankFile, CSV', () => {
  it.each([
    [
      'kbc',
      `${kbc}\rBE68 5390 0754 7034;   ;CLUB VZW;EUR;  02026011;30/11/2026;EUROPESE OVERSCHRIJVING;30/11/2026;210,00;1.310,00;210,00;   ;BE71 0961 2345 6769;KREDBEBB;MAES ELS;   ;***000/0000/01212***;  \rBE68 5390 0754 7034;;CLUB VZW;EUR;1;30/11/2026;HUUR;30/11/2026;-1.340,50;0,00;;-1.340,50;;;;;;\r`,
      '***000/0000/01212***',
    ],
    [
      'bnp',
      `\ufeff${bnp}\n2026-0124;30/11/2026;30/11/2026;210,00;EUR;BE68539007547034;Overschrijving in euro;BE71096123456769;MAES ELS;+++000/0000/01212+++;OVERSCHRIJVING;Geaccepteerd;\n2026-0125;30/11/2026;30/11/2026;99,00;EUR;BE68539007547034;Overschrijving in euro;BE71096123456769;MAES ELS;geweigerd;x;Geweigerd;saldo\n`,
      '+++000/0000/01212+++',
    ],
    [
      'ing',
      `${ing}\r\nBE68539007547034;CLUB VZW;BE71096123456769;23;30/11/2026;30/11/2026;210;EUR;Europese overschrijving Van: MAES ELS - 3000 Leuven IBAN: BE71096123456769;;"000/0000/01212; lidgeld"\r\n`,
      '000/0000/01212; lidgeld',
    ],
    [
      'belfius',
      `Boekingsdatum vanaf;01/11/2026\nBoekingsdatum tot en met;30/11/2026\n;\n${belfius}\nBE68 5390 0754 7034;30/11/2026;00011;0042;BE71 0961 2345 6769;MAES ELS;;;OVERSCHRIJVING VAN MAES ELS;30/11/2026;210,00;EUR;KREDBEBB;BE;lidgeld\n`,
      'lidgeld',
    ],
  ])('reads the export of %s, without what went out or was refused', (format, text, message) => {
    expect(read(text)).toEqual({
      format,
      statements: [{ account: 'BE68539007547034', movements: [{ ...paid, message }] }],
    });
  });

  it('says which line can not be read', () => {
    const row = 'BE68539007547034;CLUB;BE71096123456769;23;30/11/2026;30/11/2026;210;EUR;Van: ELS;;lidgeld';
    expect(refusalOf(`${ing}\n${row}\n${row.replace('30/11/2026', '31/11/2026')}`)).toEqual(['broken', 3]);
    expect(refusalOf(`${ing}\n${row.replace('30/11/2026', '2026-11')}`)).toEqual(['broken', 2]);
    expect(refusalOf(`${ing}\n${row.replace(';210;', ';veel;')}`)).toEqual(['broken', 2]);
  });
});
