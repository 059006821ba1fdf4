import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AgendaEntry, agendaFile } from '#server/services/calendar/agendaFile.ts';
import { testClock } from '../../support/testClock.ts';

const entry: AgendaEntry = {
  nid: 812,
  uid: 3,
  revision: 0,
  revisedAt: null,
  fname: 'Lars',
  startsAt: new Date('2026-12-02T14:00:00+01:00'),
  endsAt: new Date('2026-12-02T15:30:00+01:00'),
  place: 'Coupure Links 112, zaal Fonteyn',
  course: { title: 'Ballet', url: 'ballet' },
  club: { title: 'Dansschool Arabesk', url: 'arabesk', city: 'Gent', place: 'Coupure Links 112, 9000 Gent' },
};
const clock = testClock();
const domain = '0f8e5a4c-2b7d-4c11-9e3a-6d1f0b9c8a77';

function fieldsOf(changes: Partial<AgendaEntry>, portalOrigin: string | undefined) {
  const file = agendaFile([{ ...entry, ...changes }], { name: 'Agenda', clock, domain, portalOrigin });
  const lines = file.split('\r\n');
  return lines.slice(lines.indexOf('BEGIN:VEVENT') + 1, lines.indexOf('END:VEVENT')).sort();
}

describe('agendaFile', () => {
  const stamp = clock
    .now()
    .toISOString()
    .replaceAll(/[-:]|\.\d{3}/g, '');
  const fields = [
    'DESCRIPTION:Dansschool Arabesk',
    'DTEND:20261202T143000Z',
    `DTSTAMP:${stamp}`,
    'DTSTART:20261202T130000Z',
    String.raw`LOCATION:Coupure Links 112\, zaal Fonteyn\, 9000 Gent`,
    'SEQUENCE:0',
    'SUMMARY:Ballet (Lars)',
    `UID:812-3@${domain}`,
    'URL;VALUE=URI:https://club.example.org/arabesk/ballet',
  ];

  it('has the time, the place with its postcode and municipality, the title and the participants of each session', () => {
    expect(fieldsOf({}, 'https://club.example.org')).toEqual(fields);
  });

  it('has no link to the course without an address of the portal', () => {
    expect(fieldsOf({}, undefined)).toEqual(fields.filter((field) => !field.startsWith('URL')));
  });

  it('tells a calendar program that a session moved, and that it does not take place', () => {
    const revised = { revision: 2, revisedAt: new Date('2026-11-25T09:00:00Z') };
    const moved = fieldsOf(revised, undefined);
    expect(moved).toEqual(expect.arrayContaining(['SEQUENCE:2', 'LAST-MODIFIED:20261125T090000Z']));
    expect(moved.join()).not.toContain('STATUS');
    expect(fieldsOf({ ...revised, isCancelled: true }, undefined)).toContain('STATUS:CANCELLED');
  });

  it('ends a session after midnight on the next day', () => {
    const past = fieldsOf({ endsAt: new Date('2026-12-03T00:30:00+01:00') }, undefined);
    expect(past).toContain('DTEND:20261202T233000Z');
    const later = fieldsOf({ endsAt: new Date('2026-12-03T01:30:00+01:00') }, undefined);
    expect(later).toContain('DTEND:20261203T003000Z');
  });

  it('stays one entry with the same fields, whatever somebody typed as a name, a title or a place', () => {
    const piece = fc.constantFrom(
      '\r\n',
      '\n',
      '\r',
      '\u2028',
      ';',
      ',',
      ':',
      '\\',
      '"',
      'BEGIN:VEVENT',
      'END:VCALENDAR',
      'ATTACH:',
      'é',
    );
    const typed = fc
      .array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 12 })
      .map((parts) => parts.join(''));
    const keysOf = (lines: readonly string[]) =>
      lines
        .flatMap((line) => line.split(/[\r\n]/))
        .filter((line) => !line.startsWith(' '))
        .map((line) => line.split(/[:;]/)[0]);
    const usual = keysOf(fieldsOf({}, 'https://club.example.org'));
    fc.assert(
      fc.property(typed, typed, typed, typed, (fname, title, place, club) => {
        const changes = {
          ...{ fname, place, course: { title, url: 'ballet' } },
          club: { title: club, url: 'arabesk', city: club, place: `${place}, 9000 ${club}` },
        };
        const lines = fieldsOf(changes, 'https://club.example.org');
        // A field without content is left out.
        expect(usual).toEqual(expect.arrayContaining([...new Set(keysOf(lines))]));
        expect(keysOf(lines)).toHaveLength(new Set(keysOf(lines)).size);
      }),
    );
  });
});
