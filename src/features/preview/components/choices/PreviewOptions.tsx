import { useSearchParams } from 'react-router';
import { Chip } from '#src/components/fields/Chip.tsx';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { isOn, previewFlags } from '../../view/previewQuery.ts';
import styles from '../PreviewPage.module.css';

const flags = ['taxCertificate', 'nationalNumber'] as const;

/** Switches for the optional parts of a course's form, kept in the address. */
export function PreviewOptions() {
  const [query, setQuery] = useSearchParams();
  const toggle = (parameter: string) =>
    setQuery(
      (current) => {
        const next = new URLSearchParams(current);
        next.set(parameter, isOn(current, parameter) ? '0' : '1');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <fieldset className={styles.options}>
      <legend>{texts.options}</legend>
      {flags.map((name) => (
        <Chip
          key={name}
          pressed={isOn(query, previewFlags[name])}
          onToggle={() => toggle(previewFlags[name])}
        >
          {texts[name]}
        </Chip>
      ))}
    </fieldset>
  );
}
