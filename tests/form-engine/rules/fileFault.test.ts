import { describe, expect, it } from 'vitest';
import { fileFault, largestFile, megabytes } from '#form-engine/src/rules/fileFault.ts';

const photo = { name: 'foto.jpg', type: 'image/jpeg', size: 1 };

describe('fileFault', () => {
  it.each([
    ['one byte', photo, undefined],
    ['8 MB exactly', { ...photo, size: 8 * 1024 * 1024 }, undefined],
    ['8 MB and a byte', { ...photo, size: 8 * 1024 * 1024 + 1 }, 'size'],
    ['no content', { ...photo, size: 0 }, 'empty'],
    ['another type', { ...photo, name: 'foto.exe' }, 'type'],
    ['another type, and too large', { ...photo, name: 'film.mp4', type: 'video/mp4', size: 1e9 }, 'type'],
  ])('row 31: checks a file with %s', (_what, file, fault) => {
    expect(fileFault(file, 'image')).toBe(fault);
  });
});

describe('megabytes', () => {
  it.each([
    [largestFile, '8,0'],
    [largestFile + 1, '8,1'],
    [9_646_899, '9,2'],
    [1, '0,1'],
    [0, '0,0'],
    [1024 * 1024 * 1024 * 2, '2048,0'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(megabytes(bytes)).toBe(text);
  });
});
