import { use, useEffect } from 'react';
import { PageHeadContext } from './pageHead.ts';

/** Sets the description for search engines while the screen is open, and restores the earlier description afterwards. */
export function usePageDescription(text: string): void {
  use(PageHeadContext)?.description(text);
  useEffect(() => {
    const meta = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    if (!meta || text === '') return undefined;
    const before = meta.content;
    meta.content = text;
    return () => {
      meta.content = before;
    };
  }, [text]);
}
