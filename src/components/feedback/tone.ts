import type { IconName } from '../icons/Icon.tsx';

export type Tone = 'info' | 'success' | 'warning' | 'danger';

export const toneIcons: Readonly<Record<Tone, IconName>> = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  danger: 'error',
};
