import type { Video } from '#src/api/entities/club/video.ts';
import { videosTexts as texts } from '#src/texts/nl/videos.ts';

export interface VideoGroup {
  readonly key: string;
  /** The title of the course, or the audience of videos without a course. */
  readonly title: string;
  readonly club: string;
  readonly videos: readonly Video[];
}

/** Videos grouped by course, in the server's order. */
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

/** A duration in seconds as whole minutes and the remaining seconds. */
export function minutesAndSeconds(duration: number): [minutes: number, seconds: number] {
  return [Math.floor(duration / 60), duration % 60];
}
