import { stat } from 'node:fs/promises';
import type { ClubFile } from '#schemas/clubFile.ts';
import { checkFilm, type FilmProblem, largestFilm } from '#server/services/videos/checkFilm.ts';
import type { FilmFile } from '#server/services/videos/filmFiles.ts';
import { type ClubFileTexts, en } from '../../texts/en.ts';
import type { Fault, FoundFault, Sentence } from '../../texts/fault.ts';
import { writeFaults } from '../../texts/writeFaults.ts';
import { pathBeside } from '../pathBeside.ts';
import { filmPlaces } from './filmPlaces.ts';

/** A film, captions or a poster beside a club file. */
interface FilmBeside {
  readonly place: string;
  readonly file: FilmFile;
}

/** By the path that the club file gives. */
export type FilmsBeside = ReadonlyMap<string, FilmBeside>;

/** Reads the films that lie beside a club file. One that isn't there may be stored already; the plan of the import knows. */
export async function readFilms(
  folder: string,
  file: ClubFile,
  texts: ClubFileTexts = en,
): Promise<{ readonly films: FilmsBeside; readonly faults: readonly Fault[] }> {
  const films = new Map<string, FilmBeside>();
  const faults: FoundFault[] = [];
  for (const { path, film, field } of filmPlaces(file)) {
    const beside = await pathBeside(folder, film);
    if ('refused' in beside) {
      faults.push({ path, say: beside.refused });
      continue;
    }
    const { place } = beside;
    if (!(await stat(place).catch(() => undefined))?.isFile()) continue;
    const checked = await checkFilm(place, field);
    if (typeof checked === 'string') faults.push({ path, say: saying(checked) });
    else films.set(film, { place, file: { path: film, ...checked } });
  }
  return { films, faults: writeFaults(faults, { file, texts }) };
}

function saying(problem: FilmProblem): Sentence {
  return ({ films }) =>
    problem === 'too-large' ? films.tooLarge(largestFilm / 1024 / 1024) : films[problem];
}
