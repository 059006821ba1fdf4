import { create } from 'storybook/theming';

const shared = {
  brandTitle: 'form-engine',
  brandUrl: './',
  brandTarget: '_self',
  fontBase: '"Inter Variable", system-ui, sans-serif',
  appBorderRadius: 10,
  inputBorderRadius: 8,
} as const;

/** The sidebar, the toolbar and the documentation in light: the colours of the engine's tokens. */
export const lightManual = create({
  ...shared,
  base: 'light',
  colorPrimary: '#1d4ed8',
  colorSecondary: '#1d4ed8',
  appBg: '#ffffff',
  appContentBg: '#ffffff',
  appPreviewBg: '#ffffff',
  appBorderColor: '#dfe3e8',
  barBg: '#ffffff',
  barTextColor: '#545c66',
  barSelectedColor: '#1d4ed8',
  textColor: '#1b1f24',
  textMutedColor: '#545c66',
});

/** The same in dark. */
export const darkManual = create({
  ...shared,
  base: 'dark',
  colorPrimary: '#8ab4ff',
  colorSecondary: '#3f6fd8',
  appBg: '#1c2026',
  appContentBg: '#16191e',
  appPreviewBg: '#16191e',
  appBorderColor: '#353c46',
  barBg: '#1c2026',
  barTextColor: '#aab3bf',
  barSelectedColor: '#8ab4ff',
  textColor: '#eceff3',
  textMutedColor: '#aab3bf',
});
