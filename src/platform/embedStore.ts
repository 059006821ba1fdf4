import { createStore } from 'zustand/vanilla';

/** How a club's own website shows the portal: the data attributes of the script that it pasted (specification 2.3). */
export interface Embedding {
  /** The frame's own, made up by the script: messages about its height carry it. */
  readonly id: string;
  /** The url of the club that stays fixed; undefined: any. */
  readonly club: string | undefined;
  /** The path that the frame opens with, e.g. `/arabesk/cursussen`. */
  readonly page: string | undefined;
  readonly hidesAside: boolean;
  readonly isDark: boolean;
}

interface EmbedState {
  /** undefined: the portal stands on its own. */
  readonly embedding: Embedding | undefined;
}

export const embedStore = createStore<EmbedState>(() => ({ embedding: undefined }));
