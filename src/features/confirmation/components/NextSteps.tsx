import { Button } from '#src/components/actions/Button.tsx';
import { ButtonLink } from '#src/components/actions/ButtonLink.tsx';
import { Card } from '#src/components/layout/Card.tsx';
import { hrefs } from '#src/paths.ts';
import { confirmationTexts as texts } from '#src/texts/nl/confirmation.ts';
import { useDownload } from '../../downloads/index.ts';
import type { OrderView } from '../view/orderView.ts';
import styles from './OrderConfirmation.module.css';

export function NextSteps({ order }: { order: OrderView }) {
  const { download, wanted } = useDownload('download_order_calendar');
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
          <Button
            icon="calendar"
            busy={wanted !== undefined}
            onClick={() =>
              download({
                request: { oids: order.oids.join(',') },
                fallbackName: texts.calendarFile(order.oids),
              })
            }
          >
            {texts.calendar}
          </Button>
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
        {order.hasRegistrations && (
          <ButtonLink icon="plus" to={hrefs.courses(club)}>
            {texts.enrolAnother}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
