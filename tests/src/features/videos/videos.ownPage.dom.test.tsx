import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import one from '#schemas/examples/videos/getVideo.json' with { type: 'json' };
import list from '#schemas/examples/videos/getVideos.json' with { type: 'json' };
import { VideoPage } from '#src/features/videos/components/VideoPage.tsx';
import { VideosOfCoursePage } from '#src/features/videos/components/VideosOfCoursePage.tsx';
import { VideosPage } from '#src/features/videos/components/VideosPage.tsx';
import { club } from '../courses/courseFixtures.ts';
import { answer, openAsMember, refusal } from '../session/openAsMember.tsx';

// Pictures and films have no `fetch` to stub. A film of an empty address fails to load.
vi.mock(import('#src/api/operationUrl.ts'), async (original) => {
  const { operationUrl } = await original();
  return {
    operationUrl: (name, request) => (name === 'open_video' ? 'data:,' : operationUrl(name, request)),
  };
});

const [videos = []] = list.response.valid.map(({ value }) => value.result);
const [withNext] = one.response.valid.map(({ value }) => value.result);
const arabesk = club({ url: 'arabesk' });

type Answers = Parameters<typeof openAsMember>[0]['answers'];
const open = (at: string, path: string, screen: ReactNode, answers: Answers) =>
  openAsMember({ at, path, screen, answers });
const watch = (video: string, answers: Answers) =>
  open(`/arabesk/video/detail/${video}`, '/:club/video/detail/:video', <VideoPage club={arabesk} />, answers);
const ofCourse = (answers: Answers) =>
  open('/arabesk/video/ballet-6-8', '/:club/video/:course', <VideosOfCoursePage club={arabesk} />, answers);

const failure = () => page.getByRole('alert').filter({ hasText: 'We kunnen de video niet afspelen' });

test('VideosPage groups the videos by course, and links to each', async () => {
  await open('/video', '/video', <VideosPage />, { get_videos: answer(videos) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Video’s' })).toBeVisible();
  await expect
    .poll(() =>
      page
        .getByRole('heading', { level: 2 })
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['Voor iedereen van de club', 'Jazz 12-15 jaar']);
  const jazz = page.getByRole('region', { name: 'Jazz 12-15 jaar' });
  await expect
    .element(jazz.getByRole('link', { name: 'Opwarming, deel 1' }))
    .toHaveAttribute('href', '/arabesk/video/detail/2');
});

test('VideosPage says what appears here for a member without videos', async () => {
  await open('/video', '/video', <VideosPage />, { get_videos: answer([]) });
  await expect
    .element(page.getByRole('heading', { name: 'Er zijn nog geen video’s voor jou' }))
    .toBeVisible();
});

test('VideosOfCoursePage names the course of its videos', async () => {
  const { calls } = await ofCourse({ get_videos: answer(videos.filter(({ course }) => course)) });
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Video’s van Jazz 12-15 jaar' }))
    .toBeVisible();
  expect(calls).toEqual([{ operation: 'get_videos', request: { club: '1', course: 'ballet-6-8' } }]);
});

test('VideosOfCoursePage says that there are no videos of the course for this member, or that it is unknown', async () => {
  await ofCourse({ get_videos: answer([]) });
  await expect
    .element(page.getByRole('heading', { name: 'Er zijn geen video’s van deze cursus voor jou' }))
    .toBeVisible();
});

test('VideosOfCoursePage has no videos of a course that is not found, and tells why another is refused', async () => {
  await ofCourse({ get_videos: () => refusal(404, 'not-found', 'We vinden deze cursus niet.') });
  await expect
    .element(page.getByRole('heading', { name: 'Er zijn geen video’s van deze cursus voor jou' }))
    .toBeVisible();
  const sentence = 'Deze video’s zijn er alleen voor deelnemers.';
  await ofCourse({ get_videos: () => refusal(403, 'forbidden', sentence) });
  await expect.element(page.getByText(sentence)).toBeVisible();
});

test('VideoPage shows the video with its text, its course and the next video', async () => {
  const { router } = await watch('2', { get_video: answer(withNext) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Opwarming, deel 1' })).toBeVisible();
  expect(document.title).toMatch(/^Opwarming, deel 1 · /);
  await expect.element(page.getByText('Van de voeten naar boven.').first()).toBeVisible();
  await expect
    .element(page.getByRole('region', { name: 'Volgende video' }).getByRole('link'))
    .toHaveAttribute('href', '/arabesk/video/detail/3');
  await userEvent.click(page.getByRole('link', { name: 'Video’s van Jazz 12-15 jaar' }));
  await expect.poll(() => router.state.location.pathname).toBe('/arabesk/video/jazz-tieners');
});

test('VideoPage shows no next video after the last one', async () => {
  await watch('2', { get_video: answer({ ...withNext, next: null }) });
  await expect.element(page.getByRole('heading', { level: 1, name: 'Opwarming, deel 1' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Volgende video' })).not.toBeInTheDocument();
});

test('VideoPage reports a film that fails to load, and loads it again on request', async () => {
  await watch('2', { get_video: answer(withNext) });
  await expect.element(failure()).toBeVisible();
  const load = vi.spyOn(HTMLMediaElement.prototype, 'load').mockImplementation(() => {});
  await userEvent.click(failure().getByRole('button', { name: 'Opnieuw proberen' }));
  await expect.element(failure()).not.toBeInTheDocument();
  expect(load).toHaveBeenCalledOnce();
});

test.each(['4', 'opwarming'])(
  'VideoPage explains that video %s does not exist or is for others',
  async (video) => {
    const { calls } = await watch(video, { get_video: () => refusal(404, 'not-found') });
    const title = 'Deze video bestaat niet of is niet voor jou.';
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Alle video’s' })).toBeVisible();
    expect(calls).toHaveLength(video === '4' ? 1 : 0);
  },
);
