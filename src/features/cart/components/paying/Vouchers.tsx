import { useId, useState } from 'react';
import { IconButton } from '#src/components/actions/IconButton.tsx';
import layout from '#src/components/layout/layout.module.css';
import { type ChangeItems, withoutVouchers, withVoucher } from '#src/features/basket/index.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';
import { AppliedField } from './AppliedField.tsx';
import styles from './Paying.module.css';

const texts = cartTexts.voucher;

interface VouchersProps {
  vouchers: readonly string[];
  onChange: (change: ChangeItems) => void;
  /** Whether the server is checking a code. */
  busy: boolean;
}

/** Voucher codes, collapsed behind a link because most people have none. The typed code stays until the server accepts it. */
export function Vouchers({ vouchers, onChange, busy }: VouchersProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [sent, setSent] = useState('');
  const [error, setError] = useState('');
  if (sent !== '' && !busy) {
    if (vouchers.includes(sent)) setCode('');
    setSent('');
  }
  const apply = () => {
    const wanted = code.trim();
    if (wanted === '' || busy) return;
    const isKnown = vouchers.some((voucher) => voucher.toUpperCase() === wanted.toUpperCase());
    setError(isKnown ? texts.known : '');
    if (isKnown) return;
    setSent(wanted);
    onChange((items) => withVoucher(items, wanted));
  };
  return (
    <div className={styles.vouchers}>
      {vouchers.length > 0 && (
        <ul className={layout.row1} aria-label={texts.list}>
          {vouchers.map((voucher) => (
            <li key={voucher} className={styles.code}>
              <span>{voucher}</span>
              <IconButton
                icon="close"
                label={texts.remove(voucher)}
                onClick={() => onChange((items) => withoutVouchers(items, [voucher]))}
              />
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        className={styles.ask}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {texts.ask}
      </button>
      <div id={id} hidden={!isOpen}>
        <AppliedField
          label={texts.label}
          value={code}
          onChange={setCode}
          error={error || undefined}
          maxLength={60}
          autoCapitalize="characters"
          onApply={apply}
          busy={sent !== ''}
        />
      </div>
    </div>
  );
}
