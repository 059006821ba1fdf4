import { type Cents, centsOf } from '#rules/money.ts';

export function centsOrNull(euros: number | undefined): Cents | null {
  return euros === undefined ? null : centsOf(euros);
}
