import { lazyContent } from '../../platform/loading/lazyPart.ts';

export const PaperList = lazyContent(async () => (await import('./components/PaperList.tsx')).PaperList);
