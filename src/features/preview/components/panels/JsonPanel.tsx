import { useMemo, useState } from 'react';
import { Button } from '#src/components/actions/Button.tsx';
import { previewTexts as texts } from '#src/texts/nl/preview.ts';
import styles from './JsonPanel.module.css';

interface JsonPanelProps {
  lead: string;
  value: unknown;
}

/** JSON to read and copy. */
export function JsonPanel({ lead, value }: JsonPanelProps) {
  const text = useMemo(() => JSON.stringify(value, null, 2), [value]);
  const [copying, setCopying] = useState<'no' | 'done' | 'failed'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopying('done');
    } catch {
      setCopying('failed');
    }
  };
  return (
    <>
      <div className={styles.head}>
        <p className={styles.lead}>{lead}</p>
        <Button onClick={() => void copy()}>{copying === 'done' ? texts.copied : texts.copy}</Button>
      </div>
      {copying === 'failed' && <p role="status">{texts.copyFailed}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <pre className={styles.json} tabIndex={0}>
        {text}
      </pre>
    </>
  );
}
