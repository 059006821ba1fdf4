import { describe, expect, it } from 'vitest';
import { readCommand } from '#scripts/club/commandLine.ts';

describe('readCommand', () => {
  it.each([
    { args: [], command: { is: 'help' } },
    { args: ['--help'], command: { is: 'help' } },
    { args: ['import', '-h'], command: { is: 'help' } },
    { args: ['check', 'a.json'], command: { is: 'check', file: 'a.json' } },
    {
      args: ['import', 'a.json'],
      command: {
        ...{ is: 'import', file: 'a.json', applies: false, takesStock: false },
        ...{ mailsTo: undefined, reschedules: [] },
      },
    },
    {
      args: ['import', '--apply', 'a.json', '--stock', '--mail-to', '40', '--reschedule', 'jazz,ballet'],
      command: {
        ...{ is: 'import', file: 'a.json', applies: true, takesStock: true },
        ...{ mailsTo: 40, reschedules: ['jazz', 'ballet'] },
      },
    },
    {
      args: ['new', 'krul', '--title', 'De Krul', '--city', 'Gent'],
      command: {
        ...{ is: 'new', url: 'krul', title: 'De Krul', city: 'Gent', manager: undefined },
        license: 'standard',
      },
    },
    { args: ['undo', 'krul'], command: { is: 'undo', url: 'krul' } },
    {
      args: ['export', 'krul', '--new-season', '2027-2028'],
      command: { is: 'export', url: 'krul', out: undefined, isPortable: false, newSeason: 2027 },
    },
    {
      args: ['export', 'krul', '--out', 'b.json'],
      command: { is: 'export', url: 'krul', out: 'b.json', isPortable: false, newSeason: undefined },
    },
    {
      args: ['uitpas', 'krul', '--from', '2026-09-01', '--to', '2026-12-31', '-o', 'u.csv'],
      command: { is: 'uitpas', url: 'krul', from: '2026-09-01', to: '2026-12-31', out: 'u.csv' },
    },
    {
      args: ['registrations', 'krul', '--csv'],
      command: { is: 'registrations', url: 'krul', form: undefined, out: undefined },
    },
    {
      args: ['registrations', 'krul', '--csv', '--form', 'bevraging', '-o', 'c.csv'],
      command: { is: 'registrations', url: 'krul', form: 'bevraging', out: 'c.csv' },
    },
    {
      args: ['certificates', 'krul', '2025'],
      command: {
        ...{ is: 'certificates', url: 'krul', year: 2025, isDryRun: false, disabled: [] },
        ...{ belcotax: undefined, replaces: undefined },
      },
    },
    {
      args: [
        ...['certificates', 'krul', '2025', '--dry-run', '--belcotax', 'b.xml', '--until-21', '3,14'],
        ...['--replace', 'ATT-2025-000012'],
      ],
      command: {
        ...{ is: 'certificates', url: 'krul', year: 2025, isDryRun: true, disabled: [3, 14] },
        ...{ belcotax: 'b.xml', replaces: 12 },
      },
    },
    {
      args: ['documents', 'krul', '--out', 'boeken', '--year', '2026'],
      command: { is: 'documents', url: 'krul', out: 'boeken', year: 2026 },
    },
    {
      args: ['documents', 'krul', '--out', 'boeken'],
      command: { is: 'documents', url: 'krul', out: 'boeken', year: undefined },
    },
  ])('reads $args', ({ args, command }) => {
    expect(readCommand(args)).toEqual(command);
  });

  it.each([
    { args: ['imprt', 'a.json'], sentence: 'There is no command "imprt".' },
    { args: ['constructor'], sentence: 'There is no command "constructor".' },
    { args: ['import'], sentence: '"import" needs a file.' },
    { args: ['documents', 'krul'], sentence: 'Say --out: the folder for the documents.' },
    {
      args: ['documents', 'krul', '--out', 'a', '--year', '26'],
      sentence: '"26" is no year such as 2026.',
    },
    { args: ['export'], sentence: '"export" needs the url of a club.' },
    { args: ['export', 'krul', '--apply'], sentence: '"export" takes no --apply.' },
    { args: ['check', 'a.json', 'b.json'], sentence: '"b.json" is one word too many.' },
    { args: ['uitpas', 'krul', '--from', '2026-09-01'], sentence: '"uitpas" needs --from and --to.' },
    {
      args: ['uitpas', 'krul', '--from', '2026-13-01', '--to', '2026-12-31'],
      sentence: '"2026-13-01" is no day such as 2026-09-01.',
    },
    {
      args: ['uitpas', 'krul', '--from', '2027-01-01', '--to', '2026-12-31'],
      sentence: '--from is after --to.',
    },
    {
      args: ['new', 'krul', '--title', 'De Krul', '--city', 'Gent', '--license', 'gratis'],
      sentence: '"gratis" is no license: free or standard.',
    },
    { args: ['new', 'krul', '--title', 'De Krul'], sentence: '"new" needs --title and --city.' },
    { args: ['registrations', 'krul'], sentence: expect.stringContaining('--csv') },
    { args: ['certificates', 'krul'], sentence: expect.stringContaining('a year of payment') },
    { args: ['certificates', 'krul', '25'], sentence: '"25" is no year.' },
    {
      args: ['certificates', 'krul', '2025', '--until-21', 'Mila'],
      sentence: expect.stringContaining('uids'),
    },
    {
      args: ['certificates', 'krul', '2025', '--replace', 'ATT-2024-000001'],
      sentence: expect.stringContaining('ATT-2025-000012'),
    },
    { args: ['import', 'a.json', '--mail-to', 'all'], sentence: '--mail-to needs a number of people.' },
    {
      args: ['export', 'krul', '--new-season', '2027-2029'],
      sentence: '"2027-2029" is no season such as 2027 or 2027-2028.',
    },
    {
      args: ['export', 'krul', '--new-season', '2027', '--without-numbers'],
      sentence: '--new-season needs the numbers of the club.',
    },
    { args: ['import', '--aply', 'a.json'], sentence: expect.stringContaining('--aply') },
  ])('explains what is wrong with $args', ({ args, sentence }) => {
    expect(readCommand(args)).toEqual(sentence);
  });
});
