import { Pill } from '#src/components/feedback/Pill.tsx';
import type { StateView } from '../view/invoiceSummary.ts';
import styles from './Invoices.module.css';

/** The states of an invoice, in words and with an icon, never by colour alone. */
export function InvoiceStates({ states }: { states: readonly StateView[] }) {
  return (
    <span className={styles.states}>
      {states.map(({ label, tone, icon }) => (
        <Pill key={label} tone={tone} icon={icon}>
          {label}
        </Pill>
      ))}
    </span>
  );
}
