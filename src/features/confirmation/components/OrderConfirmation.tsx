import { ButtonLink } from '../../../components/actions/ButtonLink.tsx';
import { Pill } from '../../../components/feedback/Pill.tsx';
import { toneIcons } from '../../../components/feedback/tone.ts';
import { Icon } from '../../../components/icons/Icon.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { hrefs } from '../../../paths.ts';
import { confirmationTexts as texts } from '../../../texts/nl/confirmation.ts';
import type { OrderView } from '../view/orderView.ts';
import styles from './OrderConfirmation.module.css';
import { PaymentCard } from './PaymentCard.tsx';
import { RegistrationLines } from './RegistrationLines.tsx';

interface OrderConfirmationProps {
  order: OrderView;
  headingLevel: 'h1' | 'h2';
}

/** The state first, then what was ordered, then what now. */
export function OrderConfirmation({ order, headingLevel: Heading }: OrderConfirmationProps) {
  return (
    <section className={styles.order}>
      <div className={styles.head}>
        <span className={styles.mark}>
          <Icon name="success" size={32} />
        </span>
        <Pill tone={order.tone} icon={toneIcons[order.tone]}>
          {order.state}
        </Pill>
        <Heading>{order.heading}</Heading>
        <p className={styles.placed}>
          {texts.order(order.oid)} · {order.placed}
        </p>
      </div>
      {order.registrations.length > 0 && <RegistrationLines registrations={order.registrations} />}
      <PaymentCard order={order} />
      <Card as="section">
        <h2>{texts.now}</h2>
        <ul className={styles.steps}>
          {order.nextSteps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ul>
      </Card>
      <div className={styles.next}>
        <ButtonLink variant="primary" to={hrefs.club({ club: order.club.url })}>
          {texts.toClub(order.club.title)}
        </ButtonLink>
      </div>
    </section>
  );
}
