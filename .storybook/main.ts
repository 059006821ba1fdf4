import type { StorybookConfig } from '@storybook/react-vite';

export default {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The default reads types through TypeScript's JavaScript API, which TypeScript 7 doesn't have.
  typescript: { reactDocgen: 'react-docgen' },
} satisfies StorybookConfig;
