import type { Club } from '#src/api/entities/club/club.ts';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Notice } from '#src/components/feedback/Notice.tsx';
import { hrefs } from '#src/paths.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';
import type { Hindrance } from '../../basket/index.ts';
import { SendAgainButton } from '../../mail-confirmation/index.ts';

interface OrderHindranceProps {
  club: Club;
  hindrance: Hindrance;
  /** The screen that the person comes back to. */
  from: 'cart' | 'details';
}

/** Says why the order was not placed and links to the solution. */
export function OrderHindrance({ club, hindrance: { why, message }, from }: OrderHindranceProps) {
  return (
    <Notice
      tone="warning"
      role="alert"
      title={cartTexts.hindered[why].title}
      actions={why === 'unconfirmed' ? <SendAgainButton /> : <Way why={why} club={club} from={from} />}
    >
      {message}
    </Notice>
  );
}

interface WayProps extends Pick<OrderHindranceProps, 'club' | 'from'> {
  why: Exclude<Hindrance['why'], 'unconfirmed'>;
}

function Way({ why, club, from }: WayProps) {
  const to = redirectTarget(why, club, from);
  return to !== undefined && <ButtonLink to={to}>{cartTexts.hindered[why].way}</ButtonLink>;
}

/** The link to the solution; undefined when the solution is on this screen. */
function redirectTarget(
  why: WayProps['why'],
  { url: club }: Club,
  from: 'cart' | 'details',
): string | undefined {
  const here = from === 'cart' ? hrefs.cart({ club }) : hrefs.cartDetails({ club });
  switch (why) {
    case 'hold-expired':
      return from === 'cart' ? undefined : hrefs.cart({ club });
    case 'address-missing':
      return hrefs.profile(here);
    case 'answers-missing':
      return from === 'details' ? undefined : hrefs.cartDetails({ club });
  }
}
