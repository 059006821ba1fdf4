import { expect, test } from 'vitest';
import type { Video } from '#src/api/entities/club/video.ts';
import { minutesAndSeconds, videoGroups } from '#src/features/videos/view/videoGroups.ts';

const titled = (nid: number, title: string) => ({ nid, url: title.toLowerCase(), title });
const [arabesk, kompas] = [titled(1, 'Arabesk'), titled(2, 'Kompas')];

function video(nid: number, club: Video['club'], course: Video['course']): Video {
  const film = { duration: 60, type: 'video/mp4', address: '', captions: true, poster: true } as const;
  return { nid, club, course, title: '', description: '', ...film };
}

test('videoGroups groups films by course, apart from those for the whole club and of other clubs', () => {
  const jazz = titled(111, 'Jazz');
  const groups = videoGroups([
    video(1, arabesk, null),
    video(2, arabesk, jazz),
    video(3, arabesk, jazz),
    video(4, kompas, null),
  ]);
  expect(groups.map(({ title, club, videos }) => [club, title, videos.map(({ nid }) => nid)])).toEqual([
    ['Arabesk', 'Voor iedereen van de club', [1]],
    ['Arabesk', 'Jazz', [2, 3]],
    ['Kompas', 'Voor iedereen van de club', [4]],
  ]);
  expect(new Set(groups.map(({ key }) => key)).size).toBe(3);
});

test.each([
  [0, [0, 0]],
  [59, [0, 59]],
  [60, [1, 0]],
  [95, [1, 35]],
])('minutesAndSeconds splits %i seconds into minutes and seconds', (duration, expected) => {
  expect(minutesAndSeconds(duration)).toEqual(expected);
});
