import { useRef, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { VisuallyHidden } from '#src/components/layout/VisuallyHidden.tsx';
import { offerTexts } from '#src/texts/nl/offer.ts';
import type { OfferFile } from '../state/offerFile.ts';
import { newSizes, sizesIn } from '../state/withSizes.ts';
import styles from './OfferItems.module.css';

const { sizes: texts } = offerTexts;

interface SizesFieldProps {
  /** The sizes that the product has. */
  variants: OfferFile['webshop'][number]['products'][number]['variants'];
  onAdd: (list: string) => void;
}

/** Several sizes of a product in one field, such as `S, M, L`. A list without a new size is refused, and keeps the focus. */
export function SizesField({ variants, onAdd }: SizesFieldProps) {
  const [list, setList] = useState('');
  const [error, setError] = useState<string>();
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const change = (next: string) => {
    setList(next);
    setError(undefined);
  };
  const add = () => {
    const added = newSizes(variants, list);
    form.current?.querySelector('input')?.focus();
    if (added.length === 0) {
      const sizes = sizesIn(list);
      setSaid('');
      setError(sizes.length === 0 ? texts.missing : texts.there(sizes));
      return;
    }
    onAdd(list);
    setSaid(texts.done(added));
    change('');
  };
  return (
    <form
      ref={form}
      className={styles.sizes}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <TextField
        label={texts.label}
        hint={texts.hint}
        value={list}
        onChange={change}
        error={error}
        // A field of one line would join the lines of a column.
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!pasted.includes('\n')) return;
          event.preventDefault();
          change(sizesIn(`${list}\n${pasted}`).join(', '));
        }}
        autoComplete="off"
      />
      <div>
        <Button type="submit" icon="plus">
          {texts.add}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </form>
  );
}
