import { withoutJavaScriptTexts as texts } from '../../texts/nl/withoutJavaScript.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './WithoutJavaScript.module.css';

/**
 * Says what the page can't do without JavaScript. Only the server draws the sentence: React ignores what a `noscript` holds in a
 * browser, so the browser's bundle does without it.
 */
export function WithoutJavaScript({ needs }: { needs: keyof typeof texts }) {
  return (
    <noscript className={styles.note}>
      {import.meta.env.SSR && (
        <p>
          <Icon name="info" />
          {texts[needs]}
        </p>
      )}
    </noscript>
  );
}
