import type { Club } from '#src/api/entities/club.ts';

/** Fonts of the person's own device: a page loads none. The first that exists is used. */
const stacks: Readonly<Record<Club['font'], string | undefined>> = {
  plain: undefined,
  classic: '"Iowan Old Style", "Palatino Linotype", Palatino, Georgia, serif',
  round: 'ui-rounded, "SF Pro Rounded", "Arial Rounded MT Bold", Nunito, Quicksand, sans-serif',
};

/** The font family of the titles of a club; undefined for that of the portal. */
export function titleFont(font: Club['font']): string | undefined {
  return stacks[font];
}
