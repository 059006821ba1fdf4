import type { Page } from '@playwright/test';
import { logIn } from '../support/person/logIn.ts';
import { family } from '../support/person/registering.ts';
import { expect, test } from '../support/test.ts';

const player = (page: Page) => page.getByRole('main').locator('video');

test('a video plays on demand with Dutch captions, and its position can be changed', async ({ page }) => {
  await logIn(page, family);
  await page.goto('/video');
  await page.getByRole('link', { name: 'Opwarming, deel 1' }).click();
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
