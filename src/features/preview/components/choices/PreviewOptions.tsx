import { useSearchParams } from 'react-router';
import { Chip } from '#src/components/fields/Chip.tsx';
import { useChangeQuery } from '#src/platform/address/useChangeQuery.ts';
import { withWords } from '#src/platform/address/useWriteQuery.ts';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import { isOn, previewFlags } from '../../view/previewQuery.ts';
import styles from '../PreviewPage.module.css';

const flags = ['taxCertificate', 'nationalNumber'] as const;

/** Switches for the optional parts of a course's form, kept in the address. */
export function PreviewOptions() {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const toggle = (parameter: string) =>
    void changeQuery((latest) => withWords(latest, { [parameter]: isOn(latest, parameter) ? '0' : '1' }));
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
