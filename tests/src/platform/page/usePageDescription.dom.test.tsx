import { afterEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { usePageDescription } from '#src/platform/page/usePageDescription.ts';

const meta = document.createElement('meta');
meta.name = 'description';

function Course({ description }: { description: string }) {
  usePageDescription(description);
  return null;
}

afterEach(() => meta.remove());

test('usePageDescription sets the description of a screen, and restores the original one afterwards', async () => {
  meta.content = 'Van de club';
  document.head.append(meta);
  const screen = await render(<Course description="Eerste passen in het ballet" />);
  expect(meta.content).toBe('Eerste passen in het ballet');
  await screen.rerender(<Course description="Dansen voor wie al danste" />);
  expect(meta.content).toBe('Dansen voor wie al danste');
  await screen.rerender(<Course description="" />);
  expect(meta.content).toBe('Van de club');
  await screen.rerender(<Course description="Eerste passen in het ballet" />);
  await screen.unmount();
  expect(meta.content).toBe('Van de club');
});
