import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { fullWidth } from '#src/components/media/fullWidth.ts';
import { Picture } from '#src/components/media/Picture.tsx';

const picture = {
  avif: '/a?format=small 480w, /a?format=medium 960w, /a?format=large 1600w',
  webp: '/w?format=small 480w, /w?format=medium 960w, /w?format=large 1600w',
  src: 'data:image/gif,none',
  alt: 'Drie dansers',
  width: 1600,
  height: 900,
};

test('Picture loads the first picture of a page at once and before others, and reserves its place', async () => {
  const { container } = await render(<Picture first picture={picture} sizes="100vw" />);
  const image = container.querySelector('img');
  expect(image?.fetchPriority).toBe('high');
  expect(image?.loading).not.toBe('lazy');
  expect([image?.getAttribute('width'), image?.getAttribute('height')]).toEqual(['1600', '900']);
});

test('Picture loads any other picture when it comes near, and decodes it beside the text', async () => {
  const { container } = await render(<Picture picture={picture} sizes="100vw" />);
  const image = container.querySelector('img');
  expect([image?.fetchPriority, image?.loading, image?.decoding]).toEqual(['auto', 'lazy', 'async']);
});

test('fullWidth asks for two pixels per CSS pixel on a dense phone', () => {
  const [dense, other] = fullWidth(32).split(', ');
  expect(dense).toBe('(max-width: 480px) and (min-resolution: 2.5dppx) 60vw');
  expect(other).toBe('calc(100vw - 32px)');
});
