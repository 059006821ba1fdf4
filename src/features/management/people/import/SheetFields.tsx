import { useId, useState } from 'react';
import { SelectField } from '#src/components/fields/SelectField.tsx';
import layout from '#src/components/layout/layout.module.css';
import { Section } from '#src/components/layout/Section.tsx';
import { clubPeopleTexts } from '#src/texts/nl/clubPeople.ts';
import styles from '../People.module.css';
import type { ColumnsOf } from './sheetColumns.ts';

const texts = clubPeopleTexts.import;

/** Maximum number of rows of one import. */
const most = 2000;

/** A spreadsheet that a manager opens, or why it can't be read. @param onOpen - gets the headings */
export function useSheet(onOpen: (headings: readonly string[]) => void) {
  const [rows, setRows] = useState<readonly (readonly string[])[]>();
  const [fault, setFault] = useState('');
  const open = async (file: File | undefined) => {
    setRows(undefined);
    setFault('');
    if (!file) return;
    const { readFile } = await import('./readFile.ts');
    const read = await readFile(file).catch(() => undefined);
    if (!read) setFault(texts.unreadable);
    else if (read.length < 2) setFault(texts.empty);
    else if (read.length > most + 1) setFault(texts.tooMany(most));
    else {
      onOpen(read[0] ?? []);
      setRows(read);
    }
  };
  return { rows, fault, open };
}

export function FileField({ onFile }: { onFile: (file: File | undefined) => void }) {
  const id = useId();
  return (
    <div className={layout.stackHalf}>
      <label htmlFor={id}>{texts.file}</label>
      <input
        id={id}
        type="file"
        className={styles.file}
        accept=".csv,.tsv,.txt,.xlsx"
        onChange={({ target }) => onFile(target.files?.[0])}
      />
    </div>
  );
}

interface ColumnFieldsProps<Field extends string> {
  headings: readonly string[];
  fields: readonly Field[];
  labels: Readonly<Record<Field, string>>;
  columns: ColumnsOf<Field>;
  onChange: (columns: ColumnsOf<Field>) => void;
}

/** Says which column holds what. */
export function ColumnFields<Field extends string>(props: ColumnFieldsProps<Field>) {
  const { headings, fields, labels, columns, onChange } = props;
  const choose = (field: Field, value: string) => {
    const { [field]: _, ...others } = columns;
    // Cast is safe: the others are columns of this sheet too.
    onChange((value === '' ? others : { ...others, [field]: Number(value) }) as ColumnsOf<Field>);
  };
  return (
    <Section id="kolommen" title={texts.columns}>
      <div className={styles.fields}>
        {fields.map((field) => (
          <SelectField
            key={field}
            inForm
            label={labels[field]}
            options={[
              { value: '', label: texts.none },
              ...headings.map((heading, place) => ({
                value: String(place),
                label: heading.trim() === '' ? String(place + 1) : heading,
              })),
            ]}
            value={columns[field] === undefined ? '' : String(columns[field])}
            onChange={(value) => choose(field, value)}
          />
        ))}
      </div>
    </Section>
  );
}
