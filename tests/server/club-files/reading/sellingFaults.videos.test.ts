import { expect, it } from 'vitest';
import { faultsOf } from '../../support/files/clubFiles.ts';

const club = { url: 'kring', title: 'Kring', city: 'Gent', color: '#aabbcc' };
const film = 'films/les.mp4';

it.each([
  ['a film with captions', { film, captions: 'films/les.vtt' }, []],
  ['neither a film nor an address', {}, []],
  ['a course that is not there', { course: 'jazz' }, ['videos[0].course']],
  ['a film and an address', { film, address: 'https://films.example.org' }, ['videos[0].address']],
  ['captions of no film', { captions: 'films/les.vtt' }, ['videos[0].captions']],
  ['a poster of no film', { poster: 'films/les.jpg' }, ['videos[0].poster']],
  ['a film in another folder', { film: 'pictures/les.mp4' }, ['videos[0].film']],
  ['an address without https', { address: 'http://films.example.org' }, ['videos[0].address']],
])('a video with %s has these faults', (_name, video, paths) => {
  const faults = faultsOf({ club, videos: [{ title: 'Les', ...video }] });
  expect(faults.map(({ path }) => path)).toEqual(paths);
});
