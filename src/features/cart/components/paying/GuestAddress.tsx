import type { Club } from '#src/api/entities/club.ts';
import { Link } from '#src/components/actions/Link.tsx';
import { ticketPurposeOf, useSession } from '#src/features/session/index.ts';
import { hrefs } from '#src/paths.ts';
import { cartTexts } from '#src/texts/nl/cart.ts';

const texts = cartTexts.guest;

/** Shows a guest the address to which the tickets go, and the way to correct it. Nothing for anybody with an account. */
export function GuestAddress({ club }: { club: Club }) {
  const session = useSession();
  const guest = session.status === 'user' ? session.user.guest : undefined;
  if (!guest) return null;
  return (
    <p>
      {texts.address(guest.mail)}{' '}
      <Link to={hrefs.login(hrefs.cart({ club: club.url }))} state={ticketPurposeOf(texts.purpose, club)}>
        {texts.change}
      </Link>
    </p>
  );
}
