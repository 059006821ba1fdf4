import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Avatar } from '#src/components/identity/Avatar.tsx';

const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

test('Avatar shows the picture over the initials', async () => {
  const { container } = await render(<Avatar name="Dansstudio Arabesk" picture={pixel} />);
  await expect.poll(() => container.querySelector('img')?.complete).toBe(true);
});

test('Avatar keeps the initials when the picture fails to load, and retries with another picture', async () => {
  const { container, rerender } = await render(
    <Avatar name="Dansstudio Arabesk" picture="data:image/gif,none" />,
  );
  await expect.poll(() => container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-initials="DA"]')).not.toBeNull();
  await rerender(<Avatar name="Dansstudio Arabesk" picture={pixel} />);
  await expect.poll(() => container.querySelector('img')?.src).toBe(pixel);
});
