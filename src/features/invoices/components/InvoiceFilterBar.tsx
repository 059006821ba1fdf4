import { useId } from 'react';
import { invoicesTexts as texts } from '../../../texts/nl/invoices.ts';
import type { FilterChoice, FilterName, InvoiceFilters } from '../view/invoiceFilters.ts';
import styles from './InvoiceFilterBar.module.css';

interface InvoiceFilterBarProps {
  choices: readonly FilterChoice[];
  filters: InvoiceFilters;
  onChange: (name: FilterName, value: string) => void;
}

/** One of each at most: what is to be paid must stay in view on a phone. */
export function InvoiceFilterBar({ choices, filters, onChange }: InvoiceFilterBarProps) {
  const base = useId();
  if (choices.length === 0) return null;
  return (
    <div className={styles.filters}>
      {choices.map(({ name, options }) => (
        <div key={name} className={styles.filter}>
          <label htmlFor={`${base}-${name}`}>{texts.filters[name]}</label>
          <select
            id={`${base}-${name}`}
            className={styles.select}
            value={filters[name]}
            onChange={(event) => onChange(name, event.target.value)}
          >
            <option value="">{texts.all[name]}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      ))}
    </div>
  );
}
