import { type Static, Type } from 'typebox';
import { HttpsUrl, UrlName } from '../scalars.ts';
import { GivenNumber, inFile, LongText, Name } from './inFile.ts';

function besideFile(kinds: string, extensions: string) {
  return Type.Optional(
    Type.String({
      ...{ maxLength: 200, pattern: `^films/[A-Za-z0-9_-]+\\.(${extensions})$` },
      description: `Path beside the club file, in the folder films: ${kinds}`,
    }),
  );
}

/** A film for people who are registered for a course, or for everybody of the club. Without a film or an address it is shown to nobody. */
export const VideoInFile = inFile({
  nid: GivenNumber,
  title: Name,
  description: LongText,
  course: Type.Optional(Type.String({ ...UrlName, description: 'Without it: for everybody of the club' })),
  film: besideFile('MP4 or WebM', 'mp4|webm'),
  captions: besideFile('WebVTT', 'vtt'),
  poster: besideFile('a JPEG', 'jpg'),
  address: Type.Optional(
    Type.String({
      ...HttpsUrl,
      maxLength: 300,
      description: 'Where the film is, instead of a file: people open it in a new window',
    }),
  ),
});
export type VideoInFile = Static<typeof VideoInFile>;
