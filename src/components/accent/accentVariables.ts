import { guardedAccent } from './guardedAccent.ts';

/** The custom properties of tokens.css that a club's colour sets. Undefined when it is no colour. */
export function accentVariables(color: string): ReadonlyMap<string, string> | undefined {
  const accent = guardedAccent(color);
  return (
    accent &&
    new Map([
      ['--accent-light', accent.light.accent],
      ['--accent-soft-light', accent.light.soft],
      ['--accent-dark', accent.dark.accent],
      ['--accent-soft-dark', accent.dark.soft],
    ])
  );
}
