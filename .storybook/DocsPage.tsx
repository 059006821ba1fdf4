import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useState } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { darkManual, lightManual } from './manualThemes.ts';

interface ChangedGlobals {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The documentation of a component, in the theme that the toolbar chose: its stories are in that theme too. */
export function DocsPage(props: PropsWithChildren<DocsContainerProps>) {
  const [theme, setTheme] = useState(() => document.documentElement.style.colorScheme);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: ChangedGlobals) => setTheme(String(globals.theme));
    channel.on(GLOBALS_UPDATED, follow);
    // The stories of the page have set the colour scheme by now.
    setTheme(document.documentElement.style.colorScheme);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return <DocsContainer {...props} theme={theme === 'dark' ? darkManual : lightManual} />;
}
