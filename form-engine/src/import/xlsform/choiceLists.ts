import type { WireOption } from '../../sections/wireSection.ts';
import { given } from '../draft.ts';
import type { Row } from './xlsRows.ts';

/** An option with the other cells of its row, by which a filter chooses. */
export interface ListedOption {
  readonly option: WireOption;
  /** The cell in a column. It then counts as read. */
  readonly cell: (column: string) => string;
}

/** The options of the sheet `choices`. */
export interface ChoiceLists {
  /** The options of a list, which then counts as used. */
  optionsOf(list: string): readonly ListedOption[];
  /** Lists the options that no question has, and the cells that no filter asked after. */
  leaveRest(): void;
}

export function choiceLists(rows: readonly Row[]): ChoiceLists {
  const lists = Map.groupBy(rows, (row) => row.cell('list_name'));
  const used = new Set<string>();
  return {
    optionsOf(name) {
      used.add(name);
      return (name === '' ? [] : (lists.get(name) ?? [])).flatMap((row) => {
        const value = row.cell('name') || row.cell('value');
        const label = row.text('label');
        if (value !== '')
          return [{ option: { value, ...given({ label }) }, cell: (column: string) => row.cell(column) }];
        row.leave('label', 'unreadable');
        return [];
      });
    },
    leaveRest() {
      for (const [name, inList] of lists)
        for (const row of inList) {
          // The name of the list was read, to find its rows.
          if (!used.has(name)) row.leave('list_name', 'unreadable');
          row.leaveRest((column) =>
            used.has(name) ? (['media', 'image'].includes(column) ? 'media' : 'setting') : 'unreadable',
          );
        }
    },
  };
}
