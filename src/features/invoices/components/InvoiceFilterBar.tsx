import { SelectField } from '#src/components/fields/SelectField.tsx';
import { invoicesTexts as texts } from '#src/texts/nl/invoices.ts';
import type { FilterChoice, FilterName, InvoiceFilters } from '../view/invoiceFilters.ts';
import styles from './InvoiceFilterBar.module.css';

interface InvoiceFilterBarProps {
  choices: readonly FilterChoice[];
  filters: InvoiceFilters;
  onChange: (name: FilterName, value: string) => void;
}

/** One select for each filter, because the amount to pay must stay in view on a phone. */
export function InvoiceFilterBar({ choices, filters, onChange }: InvoiceFilterBarProps) {
  if (choices.length === 0) return null;
  return (
    <div className={styles.filters}>
      {choices.map(({ name, options }) => (
        <SelectField
          key={name}
          label={texts.filters[name]}
          options={[{ value: '', label: texts.all[name] }, ...options]}
          value={filters[name]}
          onChange={(value) => onChange(name, value)}
        />
      ))}
    </div>
  );
}
