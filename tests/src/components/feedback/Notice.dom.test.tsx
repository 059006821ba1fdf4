import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Notice } from '#src/components/feedback/Notice.tsx';

/** A long form whose button stays in view, with the message below all its fields. */
function LongForm({ role }: { role: 'alert' | 'status' }) {
  const [failed, setFailed] = useState(false);
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

test.each([
  ['alert', true],
  ['status', false],
] as const)('Notice with the role %s comes into view when it appears: %s', async (role, isInView) => {
  window.scrollTo(0, 0);
  await render(<LongForm role={role} />);
  await userEvent.click(page.getByRole('button', { name: 'Bewaar' }));
  const notice = page.getByRole(role);
  await expect.element(notice).toBeVisible();
  const isSeen = () => {
    const { top, bottom } = notice.element().getBoundingClientRect();
    // A browser scrolls by whole pixels.
    return top >= -1 && bottom <= window.innerHeight + 1;
  };
  await expect.poll(isSeen).toBe(isInView);
});
