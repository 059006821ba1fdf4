import type { Video } from '#src/api/entities/video.ts';
import { videosTexts as texts } from '#src/texts/nl/videos.ts';

export interface VideoGroup {
  readonly key: string;
  /** The course, or for whom its videos are. */
  readonly title: string;
  readonly club: string;
  readonly videos: readonly Video[];
}

/** By course, in the order in which the server has them. */
export function videoGroups(videos: readonly Video[]): readonly VideoGroup[] {
  const groups = Map.groupBy(videos, ({ club, course }) => `${club.nid}-${course?.nid ?? 'club'}`);
  return [...groups].flatMap(([key, ofOne]) =>
    ofOne[0]
      ? [
          {
            key,
            title: ofOne[0].course?.title ?? texts.forEverybody,
            club: ofOne[0].club.title,
            videos: ofOne,
          },
        ]
      : [],
  );
}

/** Whole minutes and the seconds beyond them. */
export function lengthOf(duration: number): [minutes: number, seconds: number] {
  return [Math.floor(duration / 60), duration % 60];
}
