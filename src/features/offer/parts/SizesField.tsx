import { useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { TextField } from '#src/components/fields/TextField.tsx';
import { offerTexts } from '#src/texts/nl/offer.ts';
import { sizesIn } from '../state/withSizes.ts';
import styles from './OfferItems.module.css';

const { sizes: texts } = offerTexts;

/** Several sizes of a product in one field, such as `S, M, L`. */
export function SizesField({ onAdd }: { onAdd: (list: string) => void }) {
  const [list, setList] = useState('');
  return (
    <form
      className={styles.sizes}
      onSubmit={(event) => {
        event.preventDefault();
        if (sizesIn(list).length === 0) return;
        onAdd(list);
        setList('');
      }}
    >
      <TextField
        label={texts.label}
        hint={texts.hint}
        value={list}
        onChange={setList}
        // A field of one line would join the lines of a column.
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text');
          if (!pasted.includes('\n')) return;
          event.preventDefault();
          setList(sizesIn(`${list}\n${pasted}`).join(', '));
        }}
        autoComplete="off"
      />
      <div>
        <Button type="submit" icon="plus">
          {texts.add}
        </Button>
      </div>
    </form>
  );
}
