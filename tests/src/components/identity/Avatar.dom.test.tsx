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

test('Avatar has its size and colour without a style attribute, which the policy refuses in HTML', async () => {
  const { container } = await render(<Avatar name="Noor Peeters" color="#7a3e9d" size={48} />);
  const avatar = container.querySelector('[data-initials="NP"]');
  expect(container.querySelector('[style]')).toBeNull();
  expect(avatar?.getBoundingClientRect().width).toBe(48);
  expect(avatar?.querySelector('svg')?.getAttribute('fill')).toBe('#7a3e9d');
});
