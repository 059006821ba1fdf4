import type { Choice, FieldDescription } from '../controls/fieldDescription.ts';

/** The rows of a matrix from its uiSchema. */
export function rowsOfMatrix({ settings: { rows } }: Pick<FieldDescription, 'settings'>): readonly Choice[] {
  // Cast is safe: only `matrixKind` writes this setting, as the options of `config.rows`.
  return Array.isArray(rows) ? (rows as readonly Choice[]) : [];
}
