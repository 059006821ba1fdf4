import type { ClubFile } from '#schemas/clubFile.ts';
import type { FoundFault } from '../texts/fault.ts';

/** Finds videos for courses that the club doesn't have, with two films, or with captions and a poster of none. */
export function videoFaults({ courses, videos }: ClubFile): FoundFault[] {
  const urls = new Set(courses.map(({ url }) => url));
  return videos.flatMap(({ course, film, address, captions, poster }, index): FoundFault[] => {
    const path = `videos[${index}]`;
    const beside = captions === undefined ? 'poster' : 'captions';
    return [
      ...(course !== undefined && !urls.has(course)
        ? [{ path: `${path}.course`, say: ({ faults }: FaultTexts) => faults.noCourse(course) }]
        : []),
      ...(film !== undefined && address !== undefined
        ? [{ path: `${path}.address`, say: ({ faults }: FaultTexts) => faults.filmOrAddress }]
        : []),
      ...(film === undefined && (captions !== undefined || poster !== undefined)
        ? [{ path: `${path}.${beside}`, say: ({ faults }: FaultTexts) => faults.ofNoFilm }]
        : []),
    ];
  });
}

type FaultTexts = Parameters<FoundFault['say']>[0];
