import { describe, expect, it } from 'vitest';
import type { UploadRow } from '#form-engine/src/store/uploads/uploadRow.ts';
import { uploadName, uploadNews, uploadText } from '#form-engine/src/store/uploads/uploadText.ts';
import { en } from '#form-engine/src/texts/en.ts';
import { nl } from '#form-engine/src/texts/nl.ts';

const file = new File(['x'], 'foto.jpg');
const large = { size: 9_646_899, name: 'film.jpg' } as File; // A fake, because a real file of this size takes 9 MB of memory.
const chosen = { id: '1', file };
const other: UploadRow = { id: '2', file: new File(['x'], 'b.jpg'), phase: 'queued' };
const stored: UploadRow = { ...chosen, phase: 'stored', path: 'x/foto.jpg' };

describe('uploadText', () => {
  it.each<[UploadRow, string]>([
    [stored, 'Toegevoegd'],
    [{ phase: 'stored', id: '3', path: 'x/foto.jpg' }, ''],
    [
      { ...chosen, phase: 'failed', message: '', retryable: true },
      'We konden dit bestand niet toevoegen. Probeer het opnieuw.',
    ],
    [
      { ...chosen, phase: 'failed', message: 'Er zit een virus in.', retryable: false },
      'Er zit een virus in.',
    ],
    [{ ...chosen, phase: 'refused', refusal: { fault: 'empty' } }, 'Dit is een leeg bestand'],
    [{ ...chosen, phase: 'refused', refusal: { fault: 'count', max: 5 } }, 'Maximum 5 bestanden'],
    [{ ...chosen, phase: 'refused', refusal: { fault: 'count', max: 1 } }, 'Maximum 1 bestand'],
    [{ id: '1', file: large, phase: 'refused', refusal: { fault: 'size' } }, 'Bestand is te groot, 9,2/8MB'],
  ])('describes %o as: %s', (row, text) => {
    expect(uploadText(row, { texts: nl, locale: 'nl-BE' })).toBe(text);
  });

  it('writes a size as the locale does', () => {
    const row: UploadRow = { id: '1', file: large, phase: 'refused', refusal: { fault: 'size' } };
    expect(uploadText(row, { texts: en, locale: 'en' })).toBe('This file is too large, 9.2/8MB');
  });
});

describe('uploadName', () => {
  it('is the name of the chosen file, or else the last part of the path', () => {
    expect(uploadName({ ...chosen, phase: 'stored', path: 'x/3f2a.jpg' }, nl)).toBe('foto.jpg');
    expect(uploadName({ phase: 'stored', id: '1', path: 'x/3f2a.jpg' }, nl)).toBe('3f2a.jpg');
  });
});

describe('uploadNews', () => {
  const sending: UploadRow = { ...chosen, phase: 'sending', fraction: 0 };
  const refused: UploadRow = { ...chosen, phase: 'refused', refusal: { fault: 'empty' } };
  it.each<[string, readonly UploadRow[], readonly UploadRow[], readonly string[]]>([
    ['a chosen file', [], [sending], ['foto.jpg is gekozen']],
    ['several chosen files', [], [sending, other], ['2 bestanden zijn gekozen']],
    ['no progress', [sending], [{ ...sending, fraction: 0.5 }], []],
    ['a stored file', [sending, other], [stored, other], ['foto.jpg is toegevoegd']],
    ['a removed file', [stored, other], [other], ['foto.jpg is verwijderd']],
    ['a refused file', [], [refused], ['foto.jpg: Dit is een leeg bestand']],
    ['nothing when a refused file is removed', [refused], [], []],
    [
      'a failed file',
      [sending],
      [{ ...chosen, phase: 'failed', message: 'Er zit een virus in.', retryable: false }],
      ['foto.jpg: Er zit een virus in.'],
    ],
    ['nothing when a draft is restored', [], [{ id: '4', phase: 'stored', path: 'x/a.jpg' }], []],
  ])('announces %s', (_what, before, after, news) => {
    expect(uploadNews(before, after, { texts: nl, locale: 'nl-BE' })).toEqual(news);
  });
});
