import { operationUrl } from '../../../api/operationUrl.ts';
import { ButtonLink } from '../../../components/actions/ButtonLink.tsx';
import { buttonClass } from '../../../components/actions/buttonClass.ts';
import { Icon } from '../../../components/icons/Icon.tsx';
import { Card } from '../../../components/layout/Card.tsx';
import { hrefs } from '../../../paths.ts';
import { confirmationTexts as texts } from '../../../texts/nl/confirmation.ts';
import type { OrderView } from '../view/orderView.ts';
import styles from './OrderConfirmation.module.css';

export function NextSteps({ order }: { order: OrderView }) {
  const club = { club: order.club.url };
  return (
    <Card as="section">
      <h2>{texts.now}</h2>
      <ul className={styles.steps}>
        {order.nextSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <div className={styles.actions}>
        {order.hasSessions && (
          // A tab of its own: in a frame the file would take the frame's place.
          <a
            className={buttonClass({})}
            href={operationUrl('download_order_calendar', { oids: order.oid })}
            target="_blank"
            rel="noopener"
          >
            <Icon name="calendar" />
            {texts.calendar}
          </a>
        )}
        {order.hasTickets && (
          <ButtonLink icon="ticket" to={hrefs.tickets(club)}>
            {texts.toTickets}
          </ButtonLink>
        )}
        {order.hasPass && (
          <ButtonLink icon="pass" to={hrefs.pass(club)}>
            {texts.toPass}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
