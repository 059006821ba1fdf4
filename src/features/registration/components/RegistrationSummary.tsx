import { Card } from '../../../components/layout/Card.tsx';
import { registrationTexts as texts } from '../../../texts/nl/registration.ts';
import { CartTotals, type CartView } from '../../cart/index.ts';
import styles from './RegistrationScreen.module.css';

/** What is being registered and what it costs: beside the form on a wide screen. */
export function RegistrationSummary({ view }: { view: CartView }) {
  return (
    <Card as="section">
      <h2>{texts.summary}</h2>
      <ul className={styles.lines}>
        {view.lines.map((line) => (
          <li key={line.id} className={styles.line}>
            <span>{line.what}</span>
            <span className={styles.price}>{line.price}</span>
            {line.when && <span className={styles.when}>{line.when}</span>}
          </li>
        ))}
      </ul>
      <CartTotals view={view} isCurrent />
    </Card>
  );
}
