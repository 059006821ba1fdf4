import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { searchWithoutJavaScriptTexts as texts } from '../../texts/nl/withoutJavaScript.ts';
import { Button } from '../actions/Button.tsx';
import styles from './QueryForm.module.css';

interface QueryFormProps {
  /** Parameters of the address that the form sets or removes. */
  without: readonly string[];
  /** The button that only people without JavaScript get, where the form has no button of its own. */
  submit?: keyof typeof texts;
  children: ReactNode;
}

/**
 * A GET form around a control that changes the address by script. Where scripts don't run, or not yet, submitting it leads to the
 * same address: the other parameters go along in hidden fields.
 */
export function QueryForm({ without, submit, children }: QueryFormProps) {
  const [query] = useSearchParams();
  return (
    <form method="get" className={styles.form} onSubmit={(event) => event.preventDefault()}>
      {[...query]
        .filter(([name]) => !without.includes(name))
        .map(([name, value], place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a parameter may be in the address twice, and a field has no state
          <input key={place} type="hidden" name={name} value={value} />
        ))}
      {children}
      {submit && <noscript>{import.meta.env.SSR && <Button type="submit">{texts[submit]}</Button>}</noscript>}
    </form>
  );
}
