import type { Club } from '#src/api/entities/club/club.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { Icon } from '#src/components/icons/Icon.tsx';
import { hrefs } from '#src/paths.ts';
import { shellTexts } from '#src/texts/nl/shell.ts';
import styles from './CartWay.module.css';

interface CartWayProps {
  club: Club;
  /** Number of items in the cart. */
  count: number;
}

export function CartWay({ club, count }: CartWayProps) {
  return (
    <Link to={hrefs.cart({ club: club.url })} className={styles.link} aria-label={shellTexts.cart(count)}>
      <Icon name="cart" size={22} />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
