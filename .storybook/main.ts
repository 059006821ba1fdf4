import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import viteConfig from '../vite.config.ts';

export default {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The default reads types through TypeScript's JavaScript API, which TypeScript 7 no longer has.
  typescript: { reactDocgen: 'react-docgen' },
  // Storybook ignores our `build` options. Without the CSS target, a built catalogue has no colours.
  viteFinal: (config) => mergeConfig(config, { build: { cssTarget: viteConfig.build?.cssTarget } }),
} satisfies StorybookConfig;
