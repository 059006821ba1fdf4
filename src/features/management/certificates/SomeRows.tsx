import { type ReactNode, useState } from 'react';
import { LedgerList, MoreRows } from '../ledger/LedgerList.tsx';

/** Rows that are drawn at once: a club may have a thousand. */
const atOnce = 50;

interface SomeRowsProps<Row> {
  rows: readonly Row[];
  render: (row: Row) => ReactNode;
}

/** A list that begins with some rows and shows more on request. */
export function SomeRows<Row>({ rows, render }: SomeRowsProps<Row>) {
  const [most, setMost] = useState(atOnce);
  const shown = rows.slice(0, most);
  return (
    <>
      <LedgerList>{shown.map(render)}</LedgerList>
      {shown.length < rows.length && (
        <MoreRows
          shown={shown.length}
          count={rows.length}
          busy={false}
          onMore={() => setMost(most + atOnce)}
        />
      )}
    </>
  );
}
