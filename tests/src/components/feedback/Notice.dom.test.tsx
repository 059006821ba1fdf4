import { useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Notice } from '#src/components/feedback/Notice.tsx';

/** A long form whose button stays in view, with the message below all its fields. */
function LongForm({ role, onShown }: { role: 'alert' | 'status'; onShown: (isInView: boolean) => void }) {
  const [failed, setFailed] = useState(false);
  useLayoutEffect(() => {
    if (failed) onShown(isInView(page.getByRole(role).element()));
  }, [failed, role, onShown]);
  return (
    <>
      <button type="button" style={{ position: 'fixed', insetBlockStart: 0 }} onClick={() => setFailed(true)}>
        Bewaar
      </button>
      <div style={{ blockSize: '3000px' }} />
      {failed && (
        <Notice tone="danger" role={role}>
          Het is niet gelukt.
        </Notice>
      )}
      <div style={{ blockSize: '3000px' }} />
    </>
  );
}

/** A browser scrolls by whole pixels. */
function isInView(notice: Element): boolean {
  const { top, bottom } = notice.getBoundingClientRect();
  return top >= -1 && bottom <= window.innerHeight + 1;
}

test.each([
  ['alert', true],
  ['status', false],
] as const)('Notice with the role %s comes into view when it appears: %s', async (role, isSeen) => {
  const onShown = vi.fn<(isInView: boolean) => void>();
  await render(<LongForm role={role} onShown={onShown} />);
  await userEvent.click(page.getByRole('button', { name: 'Bewaar' }));
  await expect.element(page.getByRole(role)).toBeVisible();
  // Measured as it appears: the shared page may still carry out a scroll of the test before.
  expect(onShown).toHaveBeenCalledExactlyOnceWith(isSeen);
});
