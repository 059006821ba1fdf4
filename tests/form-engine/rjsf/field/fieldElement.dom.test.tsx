import { afterEach, expect, test } from 'vitest';
import { focusField } from '#form-engine/src/rjsf/field/fieldElement.ts';

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const settled = async () => {
  await frames();
  await frames();
};

afterEach(() => {
  document.body.replaceChildren();
});

/** Renders a control that is still loading, with the wrong field below it. */
function draw() {
  document.body.innerHTML = `
    <div class="cf-form">
      <div style="height: 2000px"></div>
      <div id="above"><div class="cf-loading"></div></div>
      <div id="a-field"><input id="a" aria-label="Wie haalt je kind op?" /></div>
      <div style="height: 2000px"></div>
    </div>`;
  const [above, input] = [document.getElementById('above'), document.getElementById('a')];
  if (!above || !input) throw new Error('nothing was drawn');
  return { above, input };
}

/** Replaces the loading control by content as high as the viewport. */
function arrive(above: HTMLElement) {
  above.innerHTML = `<div style="height: ${window.innerHeight}px; overflow-anchor: none"></div>`;
}

test('focusField keeps the field in view when the content above it loads later', async () => {
  // Scroll anchoring is off, because not every browser has it.
  document.documentElement.style.overflowAnchor = 'none';
  const { above, input } = draw();
  expect(focusField('a')).toBe(true);
  await settled();
  arrive(above);
  await settled();
  await expect.poll(() => input.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight);
  expect(input.getBoundingClientRect().top).toBeGreaterThan(0);
  document.documentElement.style.overflowAnchor = '';
});

test('focusField stops scrolling after the user moved on', async () => {
  const { above, input } = draw();
  focusField('a');
  await settled();
  input.blur();
  window.scrollTo(0, 0);
  arrive(above);
  await settled();
  expect(window.scrollY).toBe(0);
});
