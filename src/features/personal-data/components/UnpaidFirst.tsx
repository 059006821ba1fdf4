import { formatEuros } from '#rules/money.ts';
import type { Erasure } from '#src/api/entities/people/erasure.ts';
import { Button } from '#src/components/actions/Button.tsx';
import { Link } from '#src/components/actions/Link.tsx';
import { Dialog } from '#src/components/overlays/Dialog.tsx';
import { Detail } from '#src/components/text/Detail.tsx';
import { hrefs } from '#src/paths.ts';
import { personalDataTexts } from '#src/texts/nl/personalData.ts';
import styles from './PersonalData.module.css';

const texts = personalDataTexts.erase.unpaid;

interface UnpaidFirstProps {
  title: string;
  unpaid: Erasure['unpaid'];
  onClose: () => void;
}

/** Says that nobody can be erased yet, and links to the invoices that must be paid first. */
export function UnpaidFirst({ title, unpaid, onClose }: UnpaidFirstProps) {
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      footer={<Button onClick={onClose}>{personalDataTexts.close}</Button>}
    >
      <div className={styles.dialog}>
        <section className={styles.part}>
          <h3>{texts.title}</h3>
          <ul>
            {unpaid.map(({ oid, number, club, openCents, isInPayment }) => (
              <li key={oid} dir="auto">
                <Link to={hrefs.invoice(oid)}>{texts.invoice(number, club)}</Link>
                <Detail>{isInPayment ? texts.processing : texts.open(formatEuros(openCents))}</Detail>
              </li>
            ))}
          </ul>
          <p>{texts.lead}</p>
        </section>
      </div>
    </Dialog>
  );
}
