import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useOtherTabs } from '#src/platform/page/useOtherTabs.ts';
import { storagePrefix } from '#src/platform/storage/storage.ts';

function Listener({ onChange }: { onChange: (change: 'written' | 'removed') => void }) {
  useOtherTabs('carts', onChange);
  return null;
}

const tell = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

test('useOtherTabs reports changes of its own key only, until it unmounts', async () => {
  const heard = vi.fn();
  const screen = await render(<Listener onChange={heard} />);
  tell(`${storagePrefix}carts`, '{}');
  tell(`${storagePrefix}carts`, null);
  expect(heard.mock.calls).toEqual([['written'], ['removed']]);
  tell(`${storagePrefix}selection`, '{}');
  tell('carts', '{}');
  tell(null, null);
  await screen.unmount();
  tell(`${storagePrefix}carts`, '{}');
  expect(heard).toHaveBeenCalledTimes(2);
});
