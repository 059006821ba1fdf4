/**
 * Every banner of the shell, the first to show first. One shows at a time; the next follows when it is answered or closed.
 * Decision: docs/decisions/0203-a-banner-is-one-line.md
 */
export const alertOrder = [
  // The answer to what was just done passes by itself.
  'feedback',
  // Money and a place that somebody holds have a day on which they end.
  'payment',
  'invitation',
  // Things that an account waits for. Nothing ends while it waits.
  'guardian',
  'mail',
  // Things that can wait for another visit.
  'update',
  'homeScreen',
] as const;

export type AlertName = (typeof alertOrder)[number];
