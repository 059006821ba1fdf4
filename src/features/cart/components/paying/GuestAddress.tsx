import type { Club } from '#src/api/entities/club/club.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { ticketPurposeOf } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';

const texts = cartTexts.guest;

interface GuestAddressProps {
  club: Club;
  /** The address to which the tickets go. */
  mail: string;
}

/** Shows a guest the address to which the tickets go, and the way to correct it. */
export function GuestAddress({ club, mail }: GuestAddressProps) {
  return (
    <p>
      {texts.address(mail)}{' '}
      <Link to={hrefs.login(hrefs.cart({ club: club.url }))} state={ticketPurposeOf(texts.purpose, club)}>
        {texts.change}
      </Link>
    </p>
  );
}
