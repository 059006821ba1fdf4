import type { ClubFile } from '#schemas/clubFile.ts';

const filmFields = ['film', 'captions', 'poster'] as const;

/** A field of a club file that names a film, its captions or its poster. */
export interface FilmPlace {
  /** Path in the file: `videos[2].film`. */
  readonly path: string;
  /** Path of the file itself: `films/posities.mp4`. */
  readonly film: string;
  readonly field: (typeof filmFields)[number];
}

export function filmPlaces({ videos }: Pick<ClubFile, 'videos'>): FilmPlace[] {
  return videos.flatMap((video, index) =>
    filmFields.flatMap((field) => {
      const film = video[field];
      return film === undefined ? [] : { path: `videos[${index}].${field}`, film, field };
    }),
  );
}
