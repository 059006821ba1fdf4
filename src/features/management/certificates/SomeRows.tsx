import { type ReactNode, useState } from 'react';
import { LedgerList, MoreRows } from '../ledger/LedgerList.tsx';

interface SomeRowsProps<Row> {
  rows: readonly Row[];
  render: (row: Row) => ReactNode;
  /** @defaultValue 50: a club may have a thousand certificates */
  atOnce?: number;
}

/** A list that begins with some rows and shows more on request. */
export function SomeRows<Row>({ rows, render, atOnce = 50 }: SomeRowsProps<Row>) {
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
