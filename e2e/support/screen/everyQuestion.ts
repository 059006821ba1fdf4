import type { Frame, Page } from '@playwright/test';
import { everyCourse, everySection } from '#stories/registration-form/everything.ts';
import { expect } from '../test.ts';

const framed = '/preview/course-form/formulier';

const form = {
  sections: everySection,
  courses: everyCourse,
  newsletter: [],
  newsletterTexts: {},
  name: '',
  club: undefined,
};

/** Opens the engine's form with a question of every kind, in a frame of the preview that fills the viewport. */
export async function openEveryQuestion(page: Page): Promise<Frame> {
  await page.goto(framed);
  await page.evaluate(frameForm, form);
  const frame = page.frames().at(-1);
  if (!frame) throw new Error('The form has no frame');
  await expect(frame.getByLabel('Kies bestanden')).toBeEnabled();
  await expect(frame.getByRole('combobox', { name: 'School' })).toBeVisible();
  return frame;
}

/** Runs in the page. */
function frameForm(previewed: unknown): void {
  const frame = document.createElement('iframe');
  frame.src = location.pathname;
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0' });
  window.addEventListener('message', ({ data }) => {
    if (data.type !== 'clubpoort:preview-ready') return;
    frame.contentWindow?.postMessage({ type: 'clubpoort:preview-form', form: previewed }, location.origin);
  });
  document.body.replaceChildren(frame);
}
