import type { Preview } from '@storybook/react-vite';
import { createElement, lazy, type ReactNode, useEffect } from 'react';
import { configure } from 'storybook/test';
import '@clubpoort/form-engine/styles.css';

// Timeout of the queries of a story, in milliseconds: the lazy-loaded code of a question may arrive late.
configure({ asyncUtilTimeout: 60_000 });

/** Lazy-loaded: a story that runs as a test has no documentation around it. */
const DocsPage = lazy(async () => ({ default: (await import('./DocsPage.tsx')).DocsPage }));

/** A story shows a form in use: controls with a stand-in load at the first use of a page. */
function InUse({ children }: { children: ReactNode }) {
  useEffect(() => void document.dispatchEvent(new Event('pointerdown')), []);
  return children;
}

/** Runs all accessibility rules. The run in the second theme checks only colours, because a theme changes nothing else. */
const runOnly =
  import.meta.env.STORIES_RULES === 'colours'
    ? { type: 'rule' as const, values: ['color-contrast'] }
    : ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export default {
  parameters: {
    layout: 'padded',
    docs: { container: DocsPage },
    options: {
      storySort: {
        order: [
          'Start here',
          'Playground',
          'Foundations',
          ['Colour', 'Contrast', 'Type', 'Space and shape', 'Density', 'Motion', 'Breakpoints'],
          'Do and don’t',
          [
            'Labels',
            'Help texts',
            'Required',
            'Errors',
            'Choices',
            'Long lists',
            'Buttons',
            'Steps',
            'Groups',
            'Sensitive questions',
          ],
          'Kinds',
          ['Overview', 'Text', 'Textarea', 'Email', 'Phone'],
          'Controls',
          'Form',
          [
            'Registration form',
            'Other languages',
            'Right to left',
            'Schema form',
            'Form builder',
            'Build a builder for your kind',
            'Branding',
          ],
          'Reference',
          ['Tokens', 'Texts', 'Bench'],
          'Portal',
        ],
      },
    },
    a11y: {
      test: 'error',
      options: { runOnly },
    },
  },
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: { icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  decorators: [
    (story) => createElement(InUse, null, story()),
    (story, { globals }) => {
      // Every colour token is a `light-dark()`, so the color-scheme of the root decides.
      document.documentElement.style.colorScheme = String(globals.theme);
      // Storybook paints the page white, so give it the background of the colour scheme.
      document.body.style.background = 'Canvas';
      document.body.style.fontFamily = 'system-ui, sans-serif';
      document.documentElement.lang = 'nl-BE';
      return story();
    },
  ],
} satisfies Preview;
