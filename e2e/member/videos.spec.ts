import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { userInputOn } from '../support/person/userInput.ts';
import { expectAccessibleInBothThemes } from '../support/screen/expectAccessibleInBothThemes.ts';
import { expect, test } from '../support/test.ts';

const main = (page: Page) => page.getByRole('main');
const player = (page: Page) => main(page).locator('video');

async function open(page: Page, path = '/video', mail = family): Promise<void> {
  await logIn(page, mail);
  await page.goto(path);
}

test('a family finds its videos by course and goes to the next one', async ({ page, isMobile }) => {
  const user = userInputOn(page, isMobile);
  await open(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Video’s' })).toBeVisible();
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([
    ...['Voor iedereen van de club', 'Jazz 12-15 jaar'],
  ]);
  const jazz = page.getByRole('region', { name: 'Jazz 12-15 jaar' });
  await expect(jazz.getByRole('listitem')).toHaveCount(2);
  await expectAccessibleInBothThemes(page);
  await user.press(jazz.getByRole('link', { name: 'Opwarming, deel 1' }));
  await expect(page).toHaveURL('/arabesk/video/detail/2');
  await expect(page.getByRole('heading', { level: 1, name: 'Opwarming, deel 1' })).toBeVisible();
  await expect(page).toHaveTitle(/^Opwarming, deel 1 · /);
  await expect(main(page).getByText('Wat we elke dinsdag doen')).toBeVisible();
  await expectAccessibleInBothThemes(page);
  await user.press(page.getByRole('region', { name: 'Volgende video' }).getByRole('link'));
  await expect(page.getByRole('heading', { level: 1, name: 'Opwarming, deel 2' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Volgende video' })).toHaveCount(0);
  await user.press(main(page).getByRole('link', { name: 'Video’s van Jazz 12-15 jaar' }));
  await expect(page).toHaveURL('/arabesk/video/jazz-tieners');
  await expect(main(page).getByRole('listitem')).toHaveCount(2);
});

test('a video plays on demand with Dutch captions, and its position can be changed', async ({ page }) => {
  await open(page, '/arabesk/video/detail/2');
  await expect(player(page)).toHaveJSProperty('controls', true);
  await expect(player(page)).toHaveJSProperty('autoplay', false);
  await expect(player(page)).toHaveJSProperty('paused', true);
  await expect(player(page)).toHaveAttribute('poster', /part=poster/);
  await expect.poll(() => player(page).evaluate((film: HTMLVideoElement) => film.duration)).toBeCloseTo(8, 0);
  const cues = () =>
    player(page).evaluate((film: HTMLVideoElement) => {
      const [track] = film.textTracks;
      return { language: track?.language, mode: track?.mode, cues: track?.cues?.length };
    });
  await expect.poll(cues).toEqual({ language: 'nl', mode: 'showing', cues: 3 });
  await player(page).evaluate((film: HTMLVideoElement) => {
    film.currentTime = 6;
  });
  await expect.poll(() => player(page).evaluate((film: HTMLVideoElement) => film.seeking)).toBe(false);
  const said = () =>
    player(page).evaluate((film: HTMLVideoElement) => {
      const cue = film.textTracks[0]?.activeCues?.[0];
      return cue instanceof VTTCue ? cue.text : '';
    });
  await expect.poll(said).toMatch(/^Derde positie/);
  await player(page).focus();
  await page.keyboard.press('Space');
  await expect(player(page)).toHaveJSProperty('paused', false);
});

test('a video that fails to load shows an error and a retry', async ({ page, consoleGuard }) => {
  consoleGuard.expectError(/Failed to load resource/);
  await page.route(/open_video.*part=film/, (route) => route.abort('connectionrefused'));
  await open(page, '/arabesk/video/detail/2');
  const alert = page.getByRole('alert').filter({ hasText: 'We kunnen de video niet afspelen' });
  await expect(alert).toBeVisible();
  await page.unroute(/open_video.*part=film/);
  await alert.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect.poll(() => player(page).evaluate((film: HTMLVideoElement) => film.duration)).toBeCloseTo(8, 0);
  await expect(alert).toHaveCount(0);
});

test('a video of another course, another club or an unknown number shows a page that explains it', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.expectError(/404/);
  await open(page, '/arabesk/video/ballet-6-8');
  await expect(
    page.getByRole('heading', { name: 'Er zijn geen video’s van deze cursus voor jou' }),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page);
  for (const video of ['4', '99', 'opwarming']) {
    await page.goto(`/arabesk/video/detail/${video}`);
    await expect(
      page.getByRole('heading', { name: 'Deze video bestaat niet of is niet voor jou.' }),
    ).toBeVisible();
  }
  await page.goto('/arabesk/video/bestaat-niet');
  await expect(main(page).getByText('We vinden deze cursus of activiteit niet (meer).')).toBeVisible();
});

test('a member without videos reads when they will appear', async ({ page }) => {
  await open(page, '/video', 'tiener2@example.org');
  await expect(page.getByRole('heading', { name: 'Er zijn nog geen video’s voor jou' })).toBeVisible();
});
