import { lazyContent } from '#src/platform/loading/lazyPart.ts';

export { doorPart } from './view/doorHrefs.ts';

/** The part of the screen for managers with the doors of events; loaded where it is opened. */
export const DoorPart = lazyContent(async () => (await import('./components/DoorPart.tsx')).DoorPart);
