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
  const [theme, setTheme] = useState(() => themeOf(props.context));
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: ChangedGlobals) => setTheme(String(globals.theme));
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return <DocsContainer {...props} theme={theme === 'dark' ? darkManual : lightManual} />;
}

/** The theme with which the page was opened. */
function themeOf(context: DocsContainerProps['context']): string {
  const [story] = context.componentStories();
  return String(story && context.getStoryContext(story).globals.theme);
}
