import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Chip } from '#src/components/fields/Chip.tsx';

test('Chip scrolls completely into view when it gets the focus in a narrow strip', async () => {
  const screen = await render(
    <div data-testid="strip" style={{ display: 'flex', width: 130, overflowX: 'auto' }}>
      <div style={{ flex: 'none', width: 120 }} />
      <Chip pressed={false} onToggle={() => undefined}>
        Noor
      </Chip>
    </div>,
  );
  const strip = screen.getByTestId('strip').element().getBoundingClientRect();
  const chip = screen.getByRole('button', { name: 'Noor' }).element();
  expect(chip.getBoundingClientRect().right).toBeGreaterThan(strip.right);
  chip.focus();
  await expect.poll(() => chip.getBoundingClientRect().right).toBeLessThanOrEqual(strip.right + 1);
});
