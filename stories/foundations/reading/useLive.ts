import { useEffect, useState } from 'react';

/**
 * A value that is read from the page after it is drawn, when its stylesheets are there. Read again whenever the colours of the
 * system or its contrast change.
 */
export function useLive<T>(read: () => T): T | undefined {
  const [value, setValue] = useState<T>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page is read once, and when the system changes
  useEffect(() => {
    const update = () => setValue(() => read());
    update();
    const changes = ['(prefers-contrast: more)', '(pointer: fine)'].map((query) => matchMedia(query));
    for (const change of changes) change.addEventListener('change', update);
    return () => {
      for (const change of changes) change.removeEventListener('change', update);
    };
  }, []);
  return value;
}
