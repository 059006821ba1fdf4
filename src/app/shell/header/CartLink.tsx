import type { Club } from '../../../api/entities/club.ts';
import { Link } from '../../../components/actions/Link.tsx';
import { Icon } from '../../../components/icons/Icon.tsx';
import { hrefs } from '../../../paths.ts';
import { shellTexts } from '../../../texts/nl/shell.ts';
import styles from './CartLink.module.css';
import { useCartCount } from './useCartCount.ts';

export function CartLink({ club }: { club: Club }) {
  const count = useCartCount(club.nid);
  return (
    <Link to={hrefs.cart({ club: club.url })} className={styles.link} aria-label={shellTexts.cart(count)}>
      <Icon name="cart" size={22} />
      {count > 0 && <span className={styles.count}>{count}</span>}
    </Link>
  );
}
