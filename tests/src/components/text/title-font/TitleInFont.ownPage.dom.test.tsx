import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { TitleInFont } from '#src/components/text/title-font/TitleInFont.tsx';

/** Letters of the languages that a club may have in its name. */
const title = 'Café Łódź ș ß Đặng ’t Ěščř';
const isLoaded = (family: string) =>
  [...document.fonts].some((face) => face.family.replaceAll('"', '') === family && face.status === 'loaded');

// The first, in a page of its own: the stylesheets of the others stay in the page.
test('TitleInFont loads no font for a club without a style', async () => {
  const screen = await render(<TitleInFont title={title} font="plain" />);
  await expect.element(screen.getByText(title)).toBeVisible();
  expect([...document.fonts].map(({ family }) => family).join()).not.toMatch(/Lora|Nunito/);
});

test.each([
  ['classic', 'Lora'],
  ['round', 'Nunito'],
] as const)(
  'TitleInFont writes a name in the style "%s" in %s, which has every Latin letter',
  async (font, family) => {
    const screen = await render(<TitleInFont title={title} font={font} />);
    await expect.poll(() => isLoaded(family)).toBe(true);
    await document.fonts.ready;
    const faces = await document.fonts.load(`700 16px "${family}"`, title);
    expect(faces.length).toBe(3);
    expect(getComputedStyle(screen.getByText(title).element()).fontFamily).toMatch(
      new RegExp(`^"?${family}`),
    );
  },
);
