import { InlineText } from './InlineText.tsx';
import type { Table } from './markdown.ts';
import { ScrollBox } from './ScrollBox.tsx';

interface MarkdownTableProps {
  /** The name of the table, for who can't see it. */
  readonly label: string;
  readonly table: Table;
}

export function MarkdownTable({ label, table }: MarkdownTableProps) {
  const isAtEnd = (column: number) => table.atEnd[column] || undefined;
  return (
    <ScrollBox label={label} className="m-panel">
      <table className="m-table">
        <thead>
          <tr>
            {table.head.map((cell, column) => (
              <th key={cell} scope="col" data-end={isAtEnd(column)}>
                <InlineText text={cell || 'measured'} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([first = '', ...cells], row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the document never changes, and two rows may begin the same
            <tr key={row}>
              <th scope="row">
                <InlineText text={first} />
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
                <td key={index} data-end={isAtEnd(index + 1)}>
                  <InlineText text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
