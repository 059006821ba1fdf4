import { Navigate } from 'react-router';
import type { Club } from '../../../api/entities/club.ts';
import type { User } from '../../../api/entities/user.ts';
import { PageHeader } from '../../../components/layout/PageHeader.tsx';
import { hrefs } from '../../../paths.ts';
import { usePageTitle } from '../../../platform/pageTitle.ts';
import { registrationTexts as texts } from '../../../texts/nl/registration.ts';
import { useCart } from '../../cart/index.ts';
import { FailureState } from '../../failures/index.ts';
import { useSelectedMember } from '../../session/index.ts';
import { FormLoading } from './FormLoading.tsx';
import { RegistrationScreen } from './RegistrationScreen.tsx';

/** The step "gegevens" of the cart: what the club asks of the selected member (specification 2.5). */
export function RegistrationStep({ club }: { club: Club }) {
  const member = useSelectedMember();
  usePageTitle({ title: texts.title, club: club.title });
  const cart = hrefs.cart({ club: club.url });
  if (!member) return <Navigate replace to={cart} />;
  return (
    <>
      <PageHeader
        title={texts.of(member.firstName)}
        lead={texts.lead}
        back={{ to: cart, label: texts.back }}
      />
      <MemberRegistration key={member.uid} club={club} member={member} />
    </>
  );
}

interface MemberRegistrationProps {
  club: Club;
  member: User;
}

function MemberRegistration({ club, member }: MemberRegistrationProps) {
  const cart = useCart({ club: club.nid, uid: member.uid });
  if (cart.error && !cart.invoice) {
    return <FailureState error={cart.error} onRetry={cart.retry} busy={cart.isRetrying} />;
  }
  if (!cart.invoice) return <FormLoading />;
  return <RegistrationScreen club={club} member={member} tariffs={cart.tariffs} invoice={cart.invoice} />;
}
