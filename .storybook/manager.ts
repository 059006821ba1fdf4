import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { darkManual, lightManual } from './manualThemes.ts';

interface Globals {
  readonly globals: Readonly<Record<string, unknown>>;
}

// The builder of the sidebar turns a font into a data URL, so nothing is loaded from elsewhere.
document.fonts.add(new FontFace('Inter Variable', `url(${inter})`, { weight: '100 900' }));

/** Pages that are read: what the panel below tells about a state has no use there. */
const isPage = (id = '') =>
  /^(?:start-here|foundations|do-and-don|playground|reference|kinds-overview)-/.test(id);

addons.setConfig({
  theme: lightManual,
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => !isPage(storyId) && isShown,
  },
});

// The toolbar's theme is that of the whole manual, and not of the page in the middle alone.
addons.register('manual/theme', (api) => {
  const follow = ({ globals }: Globals) =>
    api.setOptions({ theme: globals.theme === 'dark' ? darkManual : lightManual });
  const channel = addons.getChannel();
  channel.on(SET_GLOBALS, follow);
  channel.on(GLOBALS_UPDATED, follow);
});
