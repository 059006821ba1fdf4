import { randomInt } from 'node:crypto';

/** Colours dark enough for white letters. */
const colors = [
  '#b4462f',
  '#2f6fb4',
  '#3c7a3f',
  '#8a4fa0',
  '#2a7f86',
  '#a8571f',
  '#4a5ba8',
  '#9c3d68',
  '#6b6f1d',
  '#1f6f5c',
  '#6d5346',
  '#7a3b8f',
] as const;

/** A color for somebody new: one that nobody of the family has, as long as there is one. */
export function personColor(familyColors: readonly string[] = []): string {
  const free = colors.filter((color) => !familyColors.includes(color));
  const choice = free.length > 0 ? free : colors;
  return choice[randomInt(choice.length)] ?? colors[0];
}
