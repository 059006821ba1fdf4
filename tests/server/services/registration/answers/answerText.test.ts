import { describe, expect, it } from 'vitest';
import { answerText } from '#server/services/registration/answers/answerText.ts';

const names = new Map([['a/1', 'attest.pdf']]);

describe('answerText', () => {
  it.each([
    { value: undefined, text: '' },
    { value: null, text: '' },
    { value: 'gewoon', text: 'gewoon' },
    { value: 7, text: '7' },
    { value: '2010-05-31', text: '31/05/2010' },
    { value: ['a', 'b, c'], text: 'a, b, c' },
    {
      value: {
        street: 'Veldstraat',
        streetNumber: '12',
        bus: '3',
        postal: '9000',
        city: 'Gent',
        country: 'BE',
      },
      text: 'Veldstraat 12 bus 3, 9000 Gent',
    },
    {
      value: {
        street: 'Rue Nationale',
        streetNumber: '4',
        bus: '',
        postal: '59000',
        city: 'Lille',
        country: 'FR',
      },
      text: 'Rue Nationale 4, 59000 Lille, FR',
    },
    { value: {}, text: '' },
  ])('reads $value', ({ value, text }) => {
    expect(answerText(value, undefined, names)).toBe(text);
  });

  it('writes a moment as it is typed', () => {
    const question = { type: 'datetime', options: null, fields: null };
    expect(answerText('2026-12-04T14:30', question)).toBe('04/12/2026 14u30');
    expect(answerText('2026-12-04T', question)).toBe('2026-12-04T');
  });

  it('numbers what was put in order', () => {
    const options: [string, string][] = [
      ['z', 'Zwemmen'],
      ['l', 'Lopen'],
    ];
    expect(answerText(['l', 'z'], { type: 'ranking', options, fields: null })).toBe('1. Lopen, 2. Zwemmen');
  });

  it('reads the rows of a matrix with their labels, in the order of the form', () => {
    const options: [string, string][] = [['j', 'Ja']];
    const config = { rows: [{ value: 'p', label: 'Pinda' }, 'Melk', 'Ei'] };
    const question = { type: 'matrix', options, fields: null, config };
    expect(answerText({ Melk: 'weg', p: 'j', Soja: 'j' }, question)).toBe('Pinda: Ja, Melk: weg, Soja: Ja');
    expect(answerText('geen', question)).toBe('');
    const fields = [{ qid: 'm', nid: 0, question: 'Allergie', type: 'matrix', options: { j: 'Ja' }, config }];
    const group = { type: 'group', options: null, fields };
    expect(answerText([{ m_0: { p: 'j' } }], group)).toBe('1) Allergie: Pinda: Ja');
  });

  it('reads the files of rows by name, in groups of groups too, and leaves them out without names', () => {
    const attest = { qid: 'attest', nid: 0, type: 'file', question: 'Attest' };
    const fields = [
      { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam' },
      attest,
      { ...{ qid: 'pets', nid: 0, type: 'group', question: 'Dieren' }, fields: [attest] },
    ];
    const rows = [{ fname_0: 'Noor', attest_0: 'a/1;a/2', pets_0: [{ attest_0: 'a/1' }] }];
    const question = { type: 'group', options: null, fields };
    expect(answerText(rows, question, names)).toBe(
      '1) Voornaam: Noor, Attest: attest.pdf, verwijderd bestand, Dieren: 1) Attest: attest.pdf',
    );
    expect(answerText(rows, question)).not.toMatch(/Attest|attest|a\//);
  });

  it('reads the rows of a group with labels, numbered, without what is not answered', () => {
    const fields = [
      { qid: 'fname', nid: 0, type: 'text', question: 'Voornaam' },
      { qid: 'sport', nid: 0, type: 'radio', question: 'Sport', options: { z: 'Zwemmen' } },
      { qid: 'bus', nid: 0, type: 'checkbox', question: 'Met de bus' },
      { qid: 'born', nid: 0, type: 'date', question: 'Geboren' },
      {
        ...{ qid: 'pets', nid: 0, type: 'group', question: 'Dieren' },
        fields: [{ qid: 'name', nid: 0, type: 'text', question: 'Naam' }],
      },
    ];
    const rows = [
      { fname_0: 'Noor', sport_0: 'z', bus_0: '1', born_0: '2015-05-06', pets_0: [{ name_0: 'Rex' }] },
      { fname_0: 'Jef', sport_0: '', bus_0: '0', born_0: '', pets_0: [] },
    ];
    expect(answerText(rows, { type: 'group', options: null, fields }, names)).toBe(
      '1) Voornaam: Noor, Sport: Zwemmen, Met de bus: Ja, Geboren: 06/05/2015, Dieren: 1) Naam: Rex; 2) Voornaam: Jef, Met de bus: Nee',
    );
    expect(answerText('geen rijen', { type: 'group', options: null, fields }, names)).toBe('');
  });
});
